/**
 * Opens and closes dialogs. While one is open, new screens leave it alone (`hx-morph-skip`), so
 * that half-typed numbers stay; one that is only read (`data-fresh`) they reach.
 */
import { edgeOf } from "./refusals.js";
import { words } from "./words.js";

/** @param {HTMLDialogElement} dialog */
export function show(dialog) {
  if (!("fresh" in dialog.dataset)) dialog.setAttribute("hx-morph-skip", "");
  if (!dialog.open) dialog.showModal();
  dialog.dispatchEvent(new CustomEvent("dialog:shown", { bubbles: true }));
}

/** What was to be done in a dialog is done. @param {Element} inside */
export function closeAround(inside) {
  const dialog = /** @type {HTMLDialogElement | null} */ (inside.closest("dialog[open]"));
  const done = new CustomEvent("dialog:done", { bubbles: true, cancelable: true });
  if (dialog?.dispatchEvent(done)) dialog.close();
}

/**
 * Asks once.
 * @param {string} sentence
 * @param {Element} tapped
 * @returns {Promise<boolean>}
 */
export function ask(sentence, tapped) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("confirm"));
  const question = /** @type {HTMLElement} */ (document.getElementById("confirm-words"));
  question.textContent = sentence;
  dialog.dataset.edge = edgeOf(tapped);
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

/**
 * A piece of a screen, fetched when somebody wants to see it; a sentence where that fails.
 * @param {string} address
 * @returns {Promise<string>} HTML
 */
export async function partOf(address) {
  const sorry = document.createElement("p");
  sorry.textContent = words("lost");
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html" }, cache: "no-store" });
    return answer.ok ? await answer.text() : sorry.outerHTML;
  } catch {
    return sorry.outerHTML;
  }
}

/** A list that is fetched whenever its dialog opens. @param {HTMLElement} place */
async function load(place) {
  place.innerHTML = await partOf(place.dataset.loads ?? "");
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const opener = /** @type {HTMLElement | null} */ (target.closest("[data-opens]"));
  if (opener) {
    const dialog = document.getElementById(opener.dataset.opens ?? "");
    if (dialog instanceof HTMLDialogElement) show(dialog);
    return;
  }
  if (target.closest("[data-confirm-yes]")) {
    /** @type {HTMLDialogElement} */ (target.closest("dialog")).close("yes");
  } else if (target.closest("[data-closes]")) {
    closeAround(target);
  } else if (target instanceof HTMLDialogElement && outside(target, event)) {
    target.close();
  }
});

/**
 * A tap on the backdrop. @param {HTMLDialogElement} dialog @param {MouseEvent} event
 * @returns {boolean}
 */
function outside(dialog, event) {
  if (event.detail === 0 || dialog.matches(".cover")) return false;
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

function loadShown() {
  for (const place of document.querySelectorAll("dialog[open] [data-loads]")) {
    void load(/** @type {HTMLElement} */ (place));
  }
}

document.addEventListener("dialog:shown", loadShown);
document.addEventListener("screen:drawn", loadShown);

document.addEventListener(
  "close",
  (event) => {
    const dialog = /** @type {Element} */ (event.target);
    dialog.removeAttribute("hx-morph-skip");
    if (dialog.hasAttribute("data-live-orphan")) dialog.remove();
  },
  true,
);

/**
 * Open dialogs outlive a new screen that has none of their id: whoever types in one finishes.
 * @param {Document} next
 * @returns {boolean} whether the new screen had to be changed
 */
export function keepOpenOnes(next) {
  const main = next.getElementById("screen");
  let changed = false;
  for (const dialog of document.querySelectorAll("#screen dialog[open][id]")) {
    if (next.getElementById(dialog.id)) continue;
    const place = next.createElement("dialog");
    place.id = dialog.id;
    main?.append(place);
    dialog.setAttribute("data-live-orphan", "");
    changed = true;
  }
  return changed;
}

/** A dialog that was moved in the document has left the top layer. */
export function raiseOpenOnes() {
  for (const element of document.querySelectorAll("#screen dialog[open]")) {
    const dialog = /** @type {HTMLDialogElement} */ (element);
    if (dialog.matches(":modal")) continue;
    dialog.removeAttribute("open");
    dialog.showModal();
  }
}
