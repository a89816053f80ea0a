/** What Citadels' screens need of their own. */
import "./away.js";
import "./events.js";
import "./hand.js";
import "./setup.js";
import "../js/count.js";
import { readName } from "../js/fields.js";

/** Districts by type, where a dialog or a page has them. */
function gridded() {
  if (document.querySelector("[data-city-grid]")) void import("./grid.js");
}

document.addEventListener("screen:drawn", gridded);
gridded();

/** A player's own name stands above their city as it is typed. */
document.addEventListener("input", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const shown = field.dataset?.named && document.querySelector(`#${field.dataset.named} .citadels-player-name`);
  if (shown) shown.textContent = readName(field);
});

// Marks lie on the row as soon as there are as many as there are tokens.
document.addEventListener("change", (event) => {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest("form[data-marks]"));
  if (form?.querySelectorAll(":checked").length === Number(form?.dataset.marks)) form?.requestSubmit();
});

// On a page of its own somebody's city is always open, as with any tabs, and the rulings give way.
document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const head = target.closest(".citadels-players > .citadels-player[open] > summary");
  if (head && matchMedia("(min-width: 700px)").matches) event.preventDefault();
  if (target.closest(".citadels-count-by")) document.querySelector(".citadels-score > .citadels-more")?.removeAttribute("open");
});
