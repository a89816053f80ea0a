/**
 * "Hand me to Ann": on the table screen, for a seat without a phone. What is secret is fetched when
 * Ann taps, and gone from the page before the tablet is handed back.
 */
import { closeAround } from "./dialogs.js";

/** @param {HTMLDialogElement} dialog */
async function uncover(dialog) {
  const address = document.getElementById("screen")?.dataset.coverAt ?? "";
  const seat = dialog.dataset.cover ?? "";
  const answer = await fetch(address.replace(/0$/, seat), { headers: { Accept: "text/html" }, cache: "no-store" });
  const secret = part(dialog, "secret");
  secret.innerHTML = await answer.text();
  secret.hidden = false;
  part(dialog, "face").hidden = true;
  document.dispatchEvent(new CustomEvent("screen:drawn"));
}

/** @param {HTMLDialogElement} dialog @param {boolean} after */
function cover(dialog, after) {
  const secret = part(dialog, "secret");
  secret.replaceChildren();
  secret.hidden = true;
  part(dialog, "face").hidden = false;
  part(dialog, "before").hidden = after;
  part(dialog, "after").hidden = !after;
}

/** @param {HTMLDialogElement} dialog @param {string} name @returns {HTMLElement} */
function part(dialog, name) {
  return /** @type {HTMLElement} */ (dialog.querySelector(`[data-cover-${name}]`));
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const dialog = /** @type {HTMLDialogElement | null} */ (target.closest("dialog[data-cover]"));
  if (!dialog) return;
  if (target.closest("[data-cover-open]")) void uncover(dialog);
  if (target.closest("[data-cover-shut]")) cover(dialog, true);
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
