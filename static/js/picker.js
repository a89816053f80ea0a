/** Counts taps on pictures: a tap adds one, minus takes it away. */
import { toInteger } from "./fields.js";

/** @param {HTMLElement} item */
function draw(item) {
  const input = /** @type {HTMLInputElement} */ (item.querySelector("input"));
  const add = /** @type {HTMLButtonElement} */ (item.querySelector(".picker-add"));
  const n = toInteger(input.value);
  item.toggleAttribute("data-live-some", n > 0);
  add.toggleAttribute("data-live-full", n >= Number(item.dataset.limit ?? 99));
}

function drawAll() {
  for (const item of document.querySelectorAll(".picker-item")) draw(/** @type {HTMLElement} */ (item));
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".picker-item button"));
  const item = /** @type {HTMLElement | null} */ (button?.closest(".picker-item"));
  if (!button || !item) return;
  const input = /** @type {HTMLInputElement} */ (item.querySelector("input"));
  const n = toInteger(input.value) + Number(button.dataset.add);
  input.value = String(Math.min(Math.max(n, 0), Number(item.dataset.limit ?? 99)));
  input.dispatchEvent(new Event("input", { bubbles: true }));
});

document.addEventListener("input", (event) => {
  const item = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".picker-item"));
  if (item) draw(item);
});

document.addEventListener("reset", () => queueMicrotask(drawAll));
document.addEventListener("screen:drawn", drawAll);
drawAll();
