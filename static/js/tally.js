/**
 * A sheet of things × people with one keypad for all of it (`[data-tally]`): a digit fills the cell
 * and goes on to the next one, down a person's column and to the top of the next.
 */
import { called, whole } from "./fields.js";

const NOW = "data-live-now";

/** The cell whose number was begun since it was chosen. @type {HTMLInputElement | null} */
let begun = null;

/** @param {Element} sheet @returns {HTMLInputElement[]} those that are shown, as they are counted */
function cells(sheet) {
  const all = /** @type {NodeListOf<HTMLInputElement>} */ (sheet.querySelectorAll("[data-cell]"));
  return [...all].filter((one) => one.getClientRects().length > 0);
}

/** @param {Element} sheet @returns {HTMLInputElement | undefined} the chosen cell, at first the first one */
function chosen(sheet) {
  return cells(sheet).find((one) => one.hasAttribute(NOW)) ?? cells(sheet)[0];
}

/** @param {Element} sheet @param {HTMLInputElement} cell */
function choose(sheet, cell) {
  if (!cell.hasAttribute(NOW)) begun = null;
  for (const one of sheet.querySelectorAll(`[${NOW}]`)) one.removeAttribute(NOW);
  const person = cell.closest("fieldset");
  for (const part of [cell, person]) part?.setAttribute(NOW, "");
  const name = /** @type {HTMLInputElement | null} */ (person?.querySelector(".tally-name input"));
  say(sheet, "[data-now-who]", name ? called(name) : "");
  say(sheet, "[data-now-what]", cell.dataset.what ?? "");
}

/** @param {Element} sheet @param {string} place @param {string} text */
function say(sheet, place, text) {
  const found = sheet.querySelector(place);
  if (found) found.textContent = text;
}

/** @param {Element} sheet @param {HTMLInputElement} cell @param {number} by */
function go(sheet, cell, by) {
  const all = cells(sheet);
  const next = all[all.indexOf(cell) + by];
  if (next) next.focus();
  else if (by > 0) /** @type {HTMLElement | null} */ (cell.form?.querySelector(":scope > .button"))?.focus();
}

/** @param {HTMLInputElement} cell @param {number} n */
function set(cell, n) {
  cell.value = n ? String(n) : "";
  cell.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {Element} sheet @param {DOMStringMap} key */
function press(sheet, key) {
  const cell = chosen(sheet);
  if (!cell) return;
  const many = cell.dataset.cell === "many";
  const n = begun === cell || !("digit" in key) ? whole(cell.value) : 0;
  if (document.activeElement !== cell) cell.focus();
  choose(sheet, cell);
  if ("next" in key) return go(sheet, cell, 1);
  begun = cell;
  if ("ten" in key) return set(cell, Math.min(n + 10, 9999));
  if ("back" in key) return set(cell, Math.floor(n / 10));
  const digit = Number(key.digit);
  const sum = many ? n * 10 + digit : n - (n % 10) + digit;
  if (sum <= 9999) set(cell, sum);
  if (digit === 0 && "optional" in cell.dataset && !cell.value) cell.value = "0";
  if (!many) go(sheet, cell, 1);
}

/** @param {EventTarget | null} target @param {string} what @returns {Element | null} */
function sheetOf(target, what) {
  const found = target instanceof Element ? target.closest(what) : null;
  return found?.closest("[data-tally]") ?? null;
}

document.addEventListener("focusin", (event) => {
  const sheet = sheetOf(event.target, "[data-cell]");
  if (sheet) choose(sheet, /** @type {HTMLInputElement} */ (event.target));
});

// The keys take nothing from the cell that they fill, not even the cursor.
document.addEventListener("mousedown", (event) => {
  if (sheetOf(event.target, ".tally-pad button")) event.preventDefault();
});

document.addEventListener("click", (event) => {
  const sheet = sheetOf(event.target, ".tally-pad button");
  const key = /** @type {Element} */ (event.target).closest("button");
  if (sheet && key) press(sheet, key.dataset);
});

document.addEventListener("keydown", (event) => {
  const sheet = sheetOf(event.target, "[data-cell]");
  if (!sheet) return;
  const cell = /** @type {HTMLInputElement} */ (event.target);
  const column = cells(sheet).length / sheet.querySelectorAll("fieldset").length;
  /** @type {Record<string, number>} */
  const steps = { Enter: 1, ArrowDown: 1, ArrowUp: -1, ArrowRight: column, ArrowLeft: -column };
  const by = steps[event.key];
  if (by === undefined) return;
  event.preventDefault();
  go(sheet, cell, by);
});

for (const sheet of document.querySelectorAll("[data-tally]")) {
  const first = chosen(sheet);
  if (first) choose(sheet, first);
}
