/**
 * Shows the total of a final count while it is typed, computed by the server, and faults beside their fields.
 * `form[data-totals]` is the URL of the score, `data-entry` the document with everybody's count so far, in which
 * this form is the player `data-seat`. What depends on the other players waits for the result.
 */
import { askForMissing } from "./missing_numbers.js";
import { fieldAt, read } from "./fields.js";
import { BEYOND, confirmWarnings, warn } from "./warnings.js";

/** @typedef {import("./warnings.js").Warning} Warning */

const PAUSE = 250;
const PLAYER = /^players\[\d+\]\./;
const COUNTS = "form[data-totals][data-entry]";

/** @type {number | undefined} */
let soon;
/** Sums as they were said last, by seat: a new screen may come without. @type {Map<string, string>} */
const sums = new Map();
/** How often each form was counted; of several answers only the last one is shown. @type {WeakMap<Element, number>} */
const asked = new WeakMap();

/**
 * What all have together and the box has not: whoever counts some of it now is told, and not who counted
 * before.
 * @param {Warning} warning @param {any} counted @returns {boolean}
 */
function isShared({ path, code }, counted) {
  const steps = path.replace(PLAYER, "").split(".");
  return BEYOND.test(code) && steps.reduce((inner, step) => inner?.[step], counted) > 0;
}

/**
 * @param {HTMLFormElement} form
 * @returns {Promise<Warning[]>} what cannot be and stands in this form
 */
async function count(form) {
  const turn = (asked.get(form) ?? 0) + 1;
  asked.set(form, turn);
  const seat = Number(form.dataset.seat);
  const entry = JSON.parse(form.dataset.entry ?? "{}");
  const counted = read(form);
  entry.players[seat] = { ...entry.players[seat], ...counted };
  const answer = await fetch(`${form.dataset.totals}?lang=${document.documentElement.lang}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(entry),
  });
  if (!answer.ok) return [];
  const sheet = await answer.json();
  const mine = `players[${seat}].`;
  const all = /** @type {Warning[]} */ (sheet.warnings).filter((one) => one.path.startsWith(mine) || isShared(one, counted));
  const own = all.map((one) => ({ ...one, path: one.path.replace(PLAYER, "") })).filter(({ path }) => fieldAt(form, path));
  if (turn !== asked.get(form)) return own;
  const place = form.querySelector(`[data-total="${seat}"]`);
  if (place) place.textContent = String(sheet.players[seat].own);
  sums.set(String(seat), String(sheet.players[seat].own));
  warn(form, own);
  return own;
}

/**
 * Whether a form may be sent: a last count only if whoever counted stands by more than the box has.
 * @param {HTMLFormElement} form
 * @returns {Promise<boolean>}
 */
export async function mayBeSent(form) {
  if (!form.matches(COUNTS)) return true;
  clearTimeout(soon);
  if (askForMissing(form)) return false;
  const own = await count(form).catch(() => []); // sending it says what is wrong
  return confirmWarnings(form, own);
}

/** @param {Event} event */
function later(event) {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest(COUNTS));
  if (!form) return;
  clearTimeout(soon);
  soon = setTimeout(() => void count(form).catch(() => {}), PAUSE);
}

/** One's own sum stands there before anything is typed, and does not go while it is reckoned anew. */
function begin() {
  for (const form of document.querySelectorAll(`${COUNTS}:has([data-total])`)) {
    const { seat = "" } = /** @type {HTMLFormElement} */ (form).dataset;
    const place = form.querySelector(`[data-total="${seat}"]`);
    if (place && sums.has(seat)) place.textContent = sums.get(seat) ?? "";
    void count(/** @type {HTMLFormElement} */ (form)).catch(() => {});
  }
}

document.addEventListener("input", later);
document.addEventListener("screen:drawn", begin);
begin();
document.addEventListener("dialog:shown", (event) => {
  const form = /** @type {Element} */ (event.target).querySelector(COUNTS);
  if (form) void count(/** @type {HTMLFormElement} */ (form)).catch(() => {});
});
