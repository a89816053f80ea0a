/**
 * Sends actions: `data-act` holds the action, the form around it the other fields. A request that the network
 * loses is sent again with the same id, so nothing happens twice; meanwhile a sentence beside the button says
 * that it waits.
 */
import { actOf, insist } from "./optimistic_lock.js";
import { mayBeSent } from "./count.js";
import { ask, finish } from "./dialogs.js";
import { read } from "./fields.js";
import { forget, refuse, spotOf, wait } from "./refusals.js";
import { message } from "./messages.js";

/** Milliseconds before each further try; the last one is for all others. */
const AGAIN_AFTER = [250, 500, 1000, 2000];
/** Milliseconds without an answer until the button says why it waits. */
const SLOW = 1_500;
/** Milliseconds after which a server that says nothing is asked again. */
const SILENT = 4_500;
/** Milliseconds of trying after which nobody means it any more. */
const LOST = 120_000;
/** Milliseconds of one try at most; a phone that sleeps meanwhile tries no longer for it. */
const TRY = 7_000;
/** Milliseconds after which it was another evening, however long the phone slept. */
const NIGHT = 8 * 3_600_000;
/** What it was about has changed meanwhile. */
const SETTLED = 409;
/** The version after what was done from here last, which not every screen is told of. */
let answered = 0;
/** Milliseconds for which a second tap waits for the screen after the first one. */
const DRAWN = 1_000;
/** What was done from where last: a double tap does it once, and is not told that it was done already.
 * @type {WeakMap<Element, {what: string, version: number, at: number}>} */
const done = new WeakMap();
/** What is being sent from where: the same is not sent twice, and the next thing need not wait. @type {WeakMap<Element, string>} */
const sending = new WeakMap();

/**
 * @param {object} action
 * @param {number | null} seat
 * @param {Element} tapped where a refusal is shown
 * @returns {Promise<boolean>} whether it was done
 */
export async function act(action, seat, tapped) {
  const what = JSON.stringify([action, seat]);
  if (sending.get(tapped) === what || isUndrawn(tapped, what)) return false;
  sending.set(tapped, what);
  tapped.setAttribute("data-live-busy", "");
  forget(tapped);
  const spot = spotOf(tapped);
  const again = tapped.hasAttribute("data-live-insists");
  let waits = false;
  const waiting = () => {
    if (!waits) wait(spot, message("unsent"));
    waits = true;
  };
  const slow = setTimeout(waiting, SLOW);
  try {
    const screen = document.getElementById("screen");
    const seen = again ? null : Math.max(answered, Number(screen?.dataset.version) || 0);
    const body = { id: newId(), seat, action, seen };
    const answer = await post(screen?.dataset.actions ?? "", body, waiting);
    forget(tapped);
    if (answer.ok) {
      tapped.removeAttribute("data-live-insists");
      answered = (await answer.json()).version;
      done.set(tapped, { what, version: answered, at: Date.now() });
      return true;
    }
    if (answer.status === SETTLED) insist(/** @type {HTMLElement} */ (tapped));
    refuse(spot, await problemOf(answer));
  } catch {
    refuse(spot, { detail: message("lost") });
  } finally {
    clearTimeout(slow);
    if (sending.get(tapped) === what) {
      sending.delete(tapped);
      tapped.removeAttribute("data-live-busy");
    }
  }
  return false;
}

/** Whether it was done from there just now, and the screen does not show it yet. @param {Element} tapped @param {string} what */
function isUndrawn(tapped, what) {
  const last = done.get(tapped);
  const shown = Number(document.getElementById("screen")?.dataset.version) || 0;
  return last?.what === what && shown < last.version && Date.now() < last.at + DRAWN;
}

/**
 * Tries again while the network is away; throws when it stays away.
 * @param {string} address
 * @param {object} body
 * @param {() => void} [waits] is told once that it did not get through at first
 * @returns {Promise<Response>}
 */
export async function post(address, body, waits = () => {}) {
  const began = Date.now();
  let tried = 0;
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  };
  for (let tries = 0; ; tries++) {
    const at = Date.now();
    try {
      return await within(SILENT, (signal) => fetchWhole(address, { ...request, signal }));
    } catch (lost) {
      if (tried > LOST || at - began > NIGHT) throw lost;
      if (!tries) waits();
      await pause(AGAIN_AFTER[tries] ?? AGAIN_AFTER[AGAIN_AFTER.length - 1]);
      tried += Math.min(Date.now() - at, TRY);
    }
  }
}

/** An answer that has arrived to its end. @param {string} address @param {RequestInit} request */
async function fetchWhole(address, request) {
  const answer = await fetch(address, request);
  const text = await answer.text();
  const { status, headers } = answer;
  return new Response(text || null, { status, headers });
}

/**
 * Throws where nothing comes back in time. @template Answer
 * @param {number} ms @param {(signal: AbortSignal) => Promise<Answer>} ask @returns {Promise<Answer>}
 */
async function within(ms, ask) {
  const silence = new AbortController();
  const late = setTimeout(() => silence.abort(), ms);
  try {
    return await ask(silence.signal);
  } finally {
    clearTimeout(late);
  }
}

/** Or until the network is back, or the phone awake. @param {number} ms @returns {Promise<void>} */
function pause(ms) {
  return new Promise((resolve) => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener("online", go, over);
    document.addEventListener("visibilitychange", () => document.hidden || go(), over);
  });
}

/** @param {Response} answer @returns {Promise<import("./refusals.js").Problem>} */
export async function problemOf(answer) {
  try {
    return await answer.json();
  } catch {
    return { detail: message("lost") };
  }
}

/** Not `randomUUID`: that is missing on plain http. @returns {string} */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {HTMLElement} tapped @param {HTMLFormElement | null} form */
async function send(tapped, form) {
  if (tapped.dataset.confirm && !(await ask(tapped.dataset.confirm, tapped))) return;
  if (form && !(await mayBeSent(form))) return;
  const base = JSON.parse(actOf(tapped));
  const action = form ? read(form, base) : base;
  const done = await act(action, JSON.parse(tapped.dataset.seat || "null"), tapped);
  if (!done) return;
  form?.reset();
  finish(tapped);
}

/**
 * A form that leads to another page. Where nobody answers, this one stays and says so: a browser's
 * own page would have no way back. @param {HTMLFormElement} form @param {HTMLElement | null} by
 */
async function leave(form, by) {
  const tapped = by ?? form;
  if (tapped.hasAttribute("data-live-busy")) return;
  if (form.dataset.confirm && !(await ask(form.dataset.confirm, form))) return;
  tapped.setAttribute("data-live-busy", "");
  forget(tapped);
  if (await answers()) {
    if (by instanceof HTMLButtonElement && by.name) {
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name: by.name, value: by.value }));
    }
    form.submit();
  } else refuse(spotOf(tapped), { detail: message("offline") });
  tapped.removeAttribute("data-live-busy");
}

/** Whether anybody is there at all. */
async function answers() {
  try {
    const sign = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]")).href;
    await within(SILENT, (signal) => fetch(sign, { method: "HEAD", cache: "no-store", signal }));
    return true;
  } catch {
    return false;
  }
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
  } else if (form.method === "post") {
    event.preventDefault();
    void leave(form, /** @type {SubmitEvent} */ (event).submitter);
  }
});
