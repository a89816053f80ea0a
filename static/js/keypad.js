/**
 * The number pad. `[data-keypad]` has keys and the cells that they fill (`[data-cell]`): one, or a sheet of items ×
 * people with one cell selected. Digits join and coins (`data-add`) add, up to a maximum that is said; a filled cell
 * that is tapped again starts afresh, and only its person moves on to another cell. Small numbers have minus and
 * plus (`[data-counter]`).
 */
import { readName, toInteger } from "./fields.js";

const NOW = "data-live-now";
const KEYS = "[data-keypad] button:is([data-digit], [data-add], [data-back], [data-clear], [data-next])";

/**
 * What was keyed into a cell since it was chosen: the sum up to the last coin, and the number whose digits
 * still join.
 * @typedef {{sum: number, typed: number}} Keyed
 * @type {WeakMap<HTMLInputElement, Keyed>}
 */
const keyed = new WeakMap();

/** @param {Element} pad @returns {HTMLInputElement[]} those that are shown, as they are counted */
function cells(pad) {
  const all = /** @type {NodeListOf<HTMLInputElement>} */ (pad.querySelectorAll("[data-cell]"));
  return [...all].filter((one) => one.getClientRects().length > 0);
}

/** @param {Element} pad @returns {HTMLInputElement | undefined} the chosen cell, at first the first one */
function chosen(pad) {
  return cells(pad).find((one) => one.hasAttribute(NOW)) ?? cells(pad)[0];
}

/** @param {Element} pad @param {HTMLInputElement} cell */
function choose(pad, cell) {
  if (!cell.hasAttribute(NOW)) keyed.delete(cell);
  for (const one of pad.querySelectorAll(`[${NOW}]`)) one.removeAttribute(NOW);
  const person = cell.closest("fieldset");
  for (const part of [cell, person]) part?.setAttribute(NOW, "");
  const name = /** @type {HTMLInputElement | null} */ (person?.querySelector(".tally-name input"));
  say(pad, "[data-now-who]", name ? readName(name) : "");
  say(pad, "[data-now-what]", cell.dataset.what ?? "");
}

/** @param {Element} pad @param {string} place @param {string} text */
function say(pad, place, text) {
  const found = pad.querySelector(place);
  if (found) found.textContent = text;
}

/** @param {Element} sheet @param {HTMLInputElement} cell @param {number} by */
function go(sheet, cell, by) {
  const all = cells(sheet);
  const next = all[all.indexOf(cell) + by];
  if (next) next.focus();
  else if (by > 0) /** @type {HTMLElement | null} */ (cell.form?.querySelector(":scope > .button"))?.focus();
}

/** On to the next cell, unless something else is to be gone on to. @param {Element} sheet @param {HTMLInputElement} cell */
function goOn(sheet, cell) {
  if (cell.dispatchEvent(new Event("cell:next", { bubbles: true, cancelable: true }))) go(sheet, cell, 1);
}

/** @param {HTMLInputElement} input @param {string} value */
function set(input, value) {
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What a key makes of a number. @param {Keyed} now @param {DOMStringMap} key @returns {Keyed} */
function pressed({ sum, typed }, key) {
  if (key.digit !== undefined) return { sum, typed: typed * 10 + Number(key.digit) };
  if (key.add !== undefined) return { sum: sum + typed + Number(key.add), typed: 0 };
  if ("clear" in key) return { sum: 0, typed: 0 };
  return typed ? { sum, typed: Math.floor(typed / 10) } : { sum: Math.floor(sum / 10), typed };
}

/** @param {HTMLElement} pad @param {DOMStringMap} key */
function press(pad, key) {
  const cell = chosen(pad);
  if (!cell) return;
  if (isSheet(pad)) {
    if (document.activeElement !== cell) cell.focus();
    choose(pad, cell);
  }
  if ("next" in key) return goOn(pad, cell);
  const most = Number(pad.dataset.most ?? 9999);
  const n = toInteger(cell.value);
  let before = keyed.get(cell);
  if (!before || before.sum + before.typed !== n) before = key.digit === undefined ? { sum: n, typed: 0 } : { sum: 0, typed: 0 };
  let after = pressed(before, key);
  const beyond = after.sum + after.typed > most;
  say(pad, "[data-says-beyond]", beyond ? (pad.dataset.beyond ?? "") : "");
  if (beyond && key.digit !== undefined) return;
  if (beyond) after = { sum: most, typed: 0 };
  const sum = after.sum + after.typed;
  keyed.set(cell, after);
  // Where nothing is said yet a cell is blank, and 0 is a number like any other.
  set(cell, sum || key.digit !== undefined || !cell.placeholder ? String(sum) : "");
}

/** @param {HTMLElement} pad @returns {boolean} */
function isSheet(pad) {
  return pad.dataset.keypad === "sheet";
}

/** @param {EventTarget | null} target @param {string} what @returns {HTMLElement | null} */
function padOf(target, what) {
  return target instanceof Element ? (target.closest(what)?.closest("[data-keypad]") ?? null) : null;
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const cell = target.closest("[data-keypad] [data-cell]");
  if (cell instanceof HTMLInputElement) {
    keyed.delete(cell);
    return cell.select();
  }
  const button = target.closest("button");
  const pad = padOf(target, KEYS);
  if (button && pad) return press(pad, button.dataset);
  const counter = /** @type {HTMLElement | null | undefined} */ (button?.closest("[data-counter]"));
  if (!button || !counter) return;
  const input = /** @type {HTMLInputElement} */ (counter.querySelector("input"));
  const { least = "0", most = "99" } = counter.dataset;
  const n = toInteger(input.value) + Number(button.dataset.add);
  set(input, String(Math.min(Math.max(n, Number(least)), Number(most))));
});

document.addEventListener("focusin", (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.matches(".number")) return;
  const pad = padOf(input, "[data-cell]");
  if (pad && isSheet(pad)) choose(pad, input);
  input.select();
});

// The keys of a sheet take nothing from the cell that they fill, not even the cursor.
document.addEventListener("mousedown", (event) => {
  if (padOf(event.target, ".tally-pad button")) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  const sheet = padOf(event.target, "[data-cell]");
  if (!sheet || !isSheet(sheet)) return;
  const cell = /** @type {HTMLInputElement} */ (event.target);
  const column = cells(sheet).length / sheet.querySelectorAll("fieldset").length;
  /** @type {Record<string, number>} */
  const steps = { Enter: 1, ArrowDown: 1, ArrowUp: -1, ArrowRight: column, ArrowLeft: -column };
  const by = steps[event.key];
  if (by === undefined) return;
  event.preventDefault();
  if (event.key === "Enter") goOn(sheet, cell);
  else go(sheet, cell, by);
});

for (const sheet of document.querySelectorAll("[data-keypad='sheet']")) {
  const first = chosen(sheet);
  if (first) choose(sheet, first);
}
