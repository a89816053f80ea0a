/** A new sitting: how many, who, what; with the last group it is one tap. */
import { post, problemOf } from "./act.js";
import { read } from "./fields.js";
import { forget, refuse, spotOf } from "./refusals.js";
import { remember, remembered } from "./remember.js";
import { words } from "./words.js";

/**
 * @param {string} address
 * @param {string} game
 * @param {import("./remember.js").Group} group
 * @param {Element} tapped
 * @param {boolean} keepIt
 */
async function open(address, game, group, tapped, keepIt) {
  if (tapped.hasAttribute("data-live-busy")) return;
  tapped.setAttribute("data-live-busy", "");
  forget(tapped);
  try {
    const answer = await post(address, { game, ...group });
    if (!answer.ok) return refuse(spotOf(tapped), await problemOf(answer));
    if (keepIt) remember(game, group);
    location.href = (await answer.json()).location;
  } catch {
    refuse(spotOf(tapped), { detail: words("lost") });
  } finally {
    tapped.removeAttribute("data-live-busy");
  }
}

/** Seats beyond the number chosen are neither shown nor sent. @param {HTMLFormElement} form */
function showSeats(form) {
  const chosen = /** @type {HTMLInputElement | null} */ (form.querySelector("[data-seats]:checked"));
  const n = Number(chosen?.value ?? 0);
  form.querySelectorAll(".seat-field").forEach((element, seat) => {
    const field = /** @type {HTMLElement} */ (element);
    field.hidden = seat >= n;
    for (const input of field.querySelectorAll("input")) input.disabled = seat >= n;
  });
}

/** @param {HTMLFormElement} form @param {import("./remember.js").Group} group */
function fill(form, group) {
  const count = form.querySelector(`[data-seats][value="${group.seats.length}"]`);
  if (count instanceof HTMLInputElement) count.checked = true;
  group.seats.forEach((seat, n) => {
    const field = form.querySelector(`[name="seats.${n}.name"]`);
    if (field instanceof HTMLInputElement) field.value = seat.name;
  });
  if (!form.dataset.start) fillOptions(form, /** @type {Record<string, unknown>} */ (group.options));
}

/** @param {HTMLFormElement} form @param {Record<string, unknown>} options */
function fillOptions(form, options) {
  for (const element of form.querySelectorAll('[data-under="options"] input[name]')) {
    const field = /** @type {HTMLInputElement} */ (element);
    const value = options[field.name];
    if (value === undefined || field.type === "hidden") continue;
    if ("bool" in field.dataset) field.checked = value === true;
    else if ("list" in field.dataset) field.checked = Array.isArray(value) && value.includes(field.value);
    else if (field.type === "radio") field.checked = field.value === JSON.stringify(value);
    else field.value = String(value);
  }
}

for (const element of document.querySelectorAll("form[data-open]")) {
  const form = /** @type {HTMLFormElement} */ (element);
  const game = form.dataset.game ?? "";
  const last = remembered(game);
  if (last) fill(form, last);
  showSeats(form);
  form.addEventListener("change", () => showSeats(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const group = read(form);
    group.options ??= {};
    void open(form.dataset.open ?? "", game, group, form, !form.dataset.start);
  });
}

for (const element of document.querySelectorAll("button[data-again]")) {
  const button = /** @type {HTMLElement} */ (element);
  const game = button.dataset.again ?? "";
  const last = remembered(game);
  if (!last) continue;
  button.hidden = false;
  button.closest(".poster")?.setAttribute("data-live-known", "");
  button.querySelectorAll(".mark").forEach((mark, seat) => mark.toggleAttribute("hidden", seat >= last.seats.length));
  const names = last.seats.map((seat) => seat.name).filter(Boolean);
  const who = button.querySelector("[data-again-who]");
  if (who && names.length) who.textContent = `: ${names.join(" · ")}`;
  button.addEventListener("click", () => void open(button.dataset.address ?? "", game, last, button, false));
}
