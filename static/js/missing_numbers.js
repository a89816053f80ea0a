/**
 * Asks for numbers that a count needs before it is sent.
 *
 * `data-asked=""` marks a field that is always needed, unless `data-decides` is chosen; it is asked for in its place.
 * `data-asked="map_room"` marks what an item of a list needs while the list has a row for it. It is asked for as soon
 * as that item is tapped, by large keys beneath it, and again before sending. The keys are a copy of the field's block
 * and write into the original.
 *
 * A number has no value until somebody enters one, even 0. While something is missing, the submit button is not
 * filled. In a form with several lists each stands in a `[data-asks]`.
 */
import { turnTo } from "./form_pages.js";

/** The numbers that are one tap. */
const KEYS = 13;
/** What the last key adds. */
const MORE = 5;

/** What is asked now. @type {{strip: HTMLElement, block: HTMLElement} | null} */
let shown = null;
/** What is sent as soon as nothing is missing any more. @type {HTMLFormElement | null} */
let waiting = null;

/** @param {Element} inside @returns {Element} with the list and what it asks for */
function scopeOf(inside) {
  return inside.closest("[data-asks], form") ?? document.body;
}

/** @param {Element} block @returns {HTMLInputElement[]} */
function inputs(block) {
  return block instanceof HTMLInputElement ? [block] : [...block.querySelectorAll("input")];
}

/** Where what asks for it may stand. @param {HTMLElement} block @returns {Element[]} */
function rowsOf(block) {
  const row = block.closest(".narrow-row");
  return row ? [row] : [...scopeOf(block).querySelectorAll(".narrow-row")];
}

/** What asks for it, if it stands there. @param {HTMLElement} block @returns {Element | undefined} */
function askerOf(block) {
  return rowsOf(block).find((one) => one.querySelector(`input[type="hidden"][value="${block.dataset.asked}"]`));
}

/** @param {HTMLElement} block @returns {boolean} */
function applies(block) {
  if (block.dataset.asked) return askerOf(block) !== undefined;
  return !block.closest("form")?.querySelector("[data-decides]:checked") && !block.matches(":disabled");
}

/** @param {HTMLElement} block @returns {boolean} */
function isAnswered(block) {
  return inputs(block).some((one) => (one.type === "radio" ? one.checked : one.value.trim() !== ""));
}

/** @param {Element} scope @returns {HTMLElement[]} */
function blocks(scope) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (scope.querySelectorAll("[data-asked]"));
  return [...all].filter(applies);
}

/**
 * Asks for the first thing that is missing; once all was answered the form is sent.
 * @param {HTMLFormElement} form
 * @returns {boolean} whether anything is
 */
export function askForMissing(form) {
  const [missing] = blocks(form)
    .filter((one) => !isAnswered(one))
    .sort((one, other) => pageOf(one) - pageOf(other));
  waiting = missing ? form : null;
  if (missing) show(missing);
  else close();
  return Boolean(missing);
}

/** Of a cell of a sheet: one page is asked for after another, not one person. @param {HTMLElement} block @returns {number} */
function pageOf(block) {
  return block.matches(".tally-cell") ? Number(block.dataset.page ?? 0) : 0;
}

/** @param {HTMLElement} block */
function show(block) {
  close();
  if (!block.dataset.asked) return point(block);
  const strip = twinOf(block);
  const around = scopeOf(askerOf(block) ?? block).closest("details");
  if (around) around.open = true;
  strip.toggleAttribute("data-live-missing", waiting !== null);
  place(strip, block);
  shown = { strip, block };
  strip.scrollIntoView({ block: "center" });
}

function close() {
  shown?.strip.remove();
  shown = null;
}

/** What has its own place on the screen is asked for there. @param {HTMLElement} block */
function point(block) {
  const strip = document.createElement("p");
  strip.className = "asked-title";
  strip.setAttribute("role", "alert");
  strip.textContent = block.dataset.words ?? "";
  turnTo(block);
  const pad = block.closest("[data-keypad]");
  if (pad instanceof HTMLElement && pad.dataset.keypad === "sheet") pad.querySelector("[data-digit]")?.before(strip);
  else block.closest("form")?.prepend(strip);
  shown = { strip, block };
  (block.querySelector("input:checked") ?? inputs(block)[0])?.focus();
  strip.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLFormElement | null | undefined} form */
function mark(form) {
  form?.toggleAttribute("data-live-missing", blocks(form).some((one) => !one.dataset.asked && !isAnswered(one)));
}

function markAll() {
  for (const form of document.querySelectorAll("form:has([data-asked=''])")) mark(/** @type {HTMLFormElement} */ (form));
}

/** Beneath the row of pictures, or what is tapped for it; else where it stands. @param {HTMLElement} strip @param {HTMLElement} block */
function place(strip, block) {
  const id = block.dataset.asked;
  const scope = scopeOf(askerOf(block) ?? block);
  const tile = /** @type {HTMLElement | null} */ (scope.querySelector(`[data-adds="${id}"]`));
  turnTo(tile ?? block);
  if (tile && isVisible(tile)) {
    let last = tile;
    for (let next = tile.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
      if (isVisible(next) && next.offsetTop !== tile.offsetTop) break;
      if (isVisible(next)) last = next;
    }
    if (tile.dataset.page) strip.dataset.page = tile.dataset.page;
    last.after(strip);
    return layOver(strip, tile);
  }
  const line = document.querySelector(`[data-stands="${id}"][data-at-player="${scope.closest("[id]")?.id}"]`)?.closest("li");
  if (line && isVisible(line)) return line.after(strip);
  turnTo(block);
  block.before(strip);
}

/** Where nothing may scroll it lies over the pictures, but not over the one that was tapped. @param {HTMLElement} strip @param {HTMLElement} tile */
function layOver(strip, tile) {
  const list = /** @type {HTMLElement} */ (strip.parentElement);
  if (getComputedStyle(strip).position !== "absolute") return;
  const below = tile.offsetTop + tile.offsetHeight;
  const above = Math.max(0, tile.offsetTop - strip.offsetHeight);
  strip.style.setProperty("top", `${below + strip.offsetHeight <= list.clientHeight ? below : above}px`);
}

/** @param {Element} thing @returns {boolean} */
function isVisible(thing) {
  return thing.getClientRects().length > 0;
}

/** @param {HTMLElement} block @returns {HTMLElement} */
function twinOf(block) {
  const strip = document.createElement("div");
  strip.className = `asked-strip ${block.dataset.class ?? ""}`;
  strip.dataset.strip = "";
  const twin = /** @type {HTMLElement} */ (block.cloneNode(true));
  twin.removeAttribute("data-asked");
  const own = inputs(block);
  inputs(twin).forEach((input, at) => {
    input.dataset.aside = "";
    input.name = own[at].name ? `twin ${own[at].name}` : "";
    input.checked = own[at].checked;
    input.value = own[at].value;
    input.addEventListener("input", () => {
      own[at].checked = input.checked;
      own[at].value = input.value;
      own[at].dispatchEvent(new Event("input", { bubbles: true }));
    });
  });
  const title = document.createElement("p");
  title.className = "asked-title";
  title.textContent = block.dataset.words ?? "";
  const number = /** @type {HTMLInputElement | null} */ (twin.querySelector("input.number"));
  strip.append(title, ...(number ? [keys(number)] : []), twin);
  return strip;
}

/** @param {HTMLInputElement} number @returns {HTMLElement} */
function keys(number) {
  const row = document.createElement("div");
  row.className = "asked-keys";
  for (let n = 0; n <= KEYS; n++) {
    const key = document.createElement("button");
    key.type = "button";
    key.className = "button number";
    key.textContent = n < KEYS ? String(n) : `+${MORE}`;
    key.addEventListener("click", () => {
      number.value = String(n < KEYS ? n : (Number.parseInt(number.value, 10) || 0) + MORE);
      number.dispatchEvent(new Event("input", { bubbles: true }));
      if (n < KEYS) goOn();
    });
    row.append(key);
  }
  return row;
}

/** An answer was given: whatever is to be sent is asked for the rest. */
function goOn() {
  const form = waiting;
  if (!form) close();
  else if (!askForMissing(form)) form.requestSubmit();
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const tile = /** @type {HTMLElement | null} */ (target.closest("[data-adds]"));
  if (shown?.strip.contains(target) || !target.isConnected || isAbout(target)) return;
  if (!tile && !event.isTrusted) return; // a page is turned to
  close();
  waiting = null;
  if (!tile) return;
  setTimeout(() => {
    const all = blocks(tile.closest("form") ?? document.body);
    const block = all.find((one) => one.dataset.asked === tile.dataset.adds && scopeOf(one).contains(tile));
    if (block) show(block);
  });
});

// A choice between two is an answer, and so is what is done at the table at once.
document.addEventListener("change", (event) => {
  const target = /** @type {HTMLInputElement} */ (event.target);
  if ((shown?.strip.contains(target) || shown?.block.contains(target)) && target.type === "radio") goOn();
});

/** Whether it answers what is asked in its place. @param {Element} target @returns {boolean} */
function isAbout(target) {
  if (!shown || shown.block.dataset.asked) return false;
  return shown.block.contains(target) || (target.matches("button, button *") && Boolean(shown.block.closest("[data-keypad]")?.contains(target)));
}

// One goes on from what was asked to what else is missing, not to the next cell.
document.addEventListener("cell:next", (event) => {
  if (!waiting || shown?.block !== event.target) return;
  event.preventDefault();
  goOn();
});

for (const changes of ["input", "change"]) {
  document.addEventListener(changes, (event) => mark(/** @type {Element} */ (event.target).closest("form")));
}
document.addEventListener("screen:drawn", markAll);
markAll();
