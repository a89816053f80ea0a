/** Shows which pictures have a number, and which can have no more; `keypad.js` counts the taps. */
import { toInteger } from "./fields.js";

/** @param {HTMLElement} item */
function draw(item) {
  const input = /** @type {HTMLInputElement} */ (item.querySelector("input"));
  const add = /** @type {HTMLButtonElement} */ (item.querySelector(".picker-add"));
  const n = toInteger(input.value);
  item.toggleAttribute("data-live-some", n > 0);
  add.toggleAttribute("data-live-full", n >= Number(item.dataset.most));
}

function drawAll() {
  for (const item of document.querySelectorAll(".picker-item")) draw(/** @type {HTMLElement} */ (item));
}

document.addEventListener("input", (event) => {
  const form = /** @type {Element} */ (event.target).closest("form"); // a draft comes back in one go
  for (const item of form?.querySelectorAll(".picker-item") ?? []) draw(/** @type {HTMLElement} */ (item));
});

document.addEventListener("reset", () => queueMicrotask(drawAll));
document.addEventListener("screen:drawn", drawAll);
drawAll();
