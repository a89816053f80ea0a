/**
 * Sends what is done at the table: `data-act` holds the action, the form around it the rest.
 * The same id is sent again when the network swallows it, so nothing happens twice.
 */
import { counted } from "./count.js";
import { ask, finish } from "./dialogs.js";
import { read } from "./fields.js";
import { forget, refuse, spotOf } from "./refusals.js";
import { words } from "./words.js";

/** Milliseconds before each further try. */
const AGAIN_AFTER = [250, 500, 1000, 2000, 4000, 6000];

/**
 * @param {object} action
 * @param {number | null} seat
 * @param {Element} tapped where a refusal is shown
 * @returns {Promise<boolean>} whether it was done
 */
export async function act(action, seat, tapped) {
  if (tapped.hasAttribute("data-live-busy")) return false;
  tapped.setAttribute("data-live-busy", "");
  forget(tapped);
  const spot = spotOf(tapped);
  try {
    const screen = document.getElementById("screen");
    const answer = await post(screen?.dataset.actions ?? "", { id: newId(), seat, action });
    if (answer.ok) return true;
    refuse(spot, await problemOf(answer));
  } catch {
    refuse(spot, { detail: words("lost") });
  } finally {
    tapped.removeAttribute("data-live-busy");
  }
  return false;
}

/**
 * Tries again while the network is away; throws when it stays away.
 * @param {string} address
 * @param {object} body
 * @returns {Promise<Response>}
 */
export async function post(address, body) {
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  };
  for (const pause of AGAIN_AFTER) {
    try {
      return await fetch(address, request);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetch(address, request);
}

/** @param {Response} answer @returns {Promise<import("./refusals.js").Problem>} */
export async function problemOf(answer) {
  try {
    return await answer.json();
  } catch {
    return { detail: words("lost") };
  }
}

/** Not `randomUUID`: that is missing on plain http. @returns {string} */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {HTMLElement} tapped @param {HTMLFormElement | null} form */
async function send(tapped, form) {
  if (tapped.dataset.confirm && !(await ask(tapped.dataset.confirm, tapped))) return;
  if (form && !(await counted(form))) return;
  const base = JSON.parse(tapped.dataset.act ?? "{}");
  const action = form ? read(form, base) : base;
  const done = await act(action, JSON.parse(tapped.dataset.seat || "null"), tapped);
  if (!done) return;
  form?.reset();
  finish(tapped);
}

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button[data-act]");
  if (button) void send(/** @type {HTMLElement} */ (button), null);
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if ("act" in form.dataset) {
    event.preventDefault();
    void send(form, form);
  } else if (form.dataset.confirm) {
    event.preventDefault();
    void ask(form.dataset.confirm, form).then((yes) => yes && form.submit());
  }
});
