/**
 * "Hand me to Ann" on the table screen, for a seat without a phone. Secrets are fetched when Ann taps and removed
 * from the page before the tablet is handed back.
 */
import { closeAround, fetchPart, makeAlert } from "./dialogs.js";

/** @param {HTMLDialogElement} dialog */
async function uncover(dialog) {
  const address = document.getElementById("screen")?.dataset.coverAt ?? "";
  const seat = dialog.dataset.cover ?? "";
  const html = await fetchPart(address.replace(/0$/, seat)).catch(({ detail }) => makeAlert(detail).outerHTML);
  if (!dialog.open) return;
  for (const content of parts(dialog, "content")) content.innerHTML = html;
  for (const secret of parts(dialog, "secret")) secret.hidden = false;
  for (const face of parts(dialog, "face")) face.hidden = true;
  document.dispatchEvent(new CustomEvent("screen:drawn", { detail: dialog.id }));
}

/** @param {HTMLDialogElement} dialog @param {boolean} after whether somebody has looked */
function cover(dialog, after) {
  for (const content of parts(dialog, "content")) content.replaceChildren();
  for (const secret of parts(dialog, "secret")) secret.hidden = true;
  for (const face of parts(dialog, "face")) face.hidden = false;
  for (const word of parts(dialog, "before")) word.hidden = after;
  for (const word of parts(dialog, "after")) word.hidden = !after;
}

/** @param {HTMLDialogElement} dialog @param {string} name @returns {NodeListOf<HTMLElement>} */
function parts(dialog, name) {
  return dialog.querySelectorAll(`[data-cover-${name}]`);
}

document.addEventListener("click", (event) => {
  const open = /** @type {Element} */ (event.target).closest("[data-cover-open]");
  if (open) void uncover(/** @type {HTMLDialogElement} */ (open.closest("dialog")));
});

/** What is done under the cover leads back to the cover first. */
document.addEventListener("dialog:done", (event) => {
  const dialog = /** @type {HTMLDialogElement} */ (event.target);
  if (!dialog.querySelector("[data-cover-secret]:not([hidden])")) return;
  event.preventDefault();
  cover(dialog, true);
});

document.addEventListener("dialog:shown", (event) => {
  const dialog = /** @type {HTMLDialogElement} */ (event.target);
  if ("cover" in dialog.dataset) cover(dialog, false);
});

document.addEventListener(
  "close",
  (event) => {
    const dialog = /** @type {HTMLDialogElement} */ (event.target);
    if ("cover" in dialog.dataset) cover(dialog, false);
  },
  true,
);

/** Nobody may see it when the screen was left alone. */
document.addEventListener("visibilitychange", () => {
  const open = document.querySelector("dialog[data-cover][open] [data-cover-secret]:not([hidden])");
  if (document.hidden && open) closeAround(open);
});
