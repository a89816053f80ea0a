/** Numbers by keys and chips (`[data-keypad]`), small ones by minus and plus (`[data-counter]`). */
import { whole } from "./fields.js";

/** Fields whose next digit begins a new number. @type {WeakSet<HTMLInputElement>} */
const typing = new WeakSet();

/** @param {HTMLInputElement} input @param {number} n @param {number} least @param {number} most */
function set(input, n, least, most) {
  input.value = String(Math.min(Math.max(n, least), most));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {HTMLElement} pad @param {DOMStringMap} key */
function press(pad, key) {
  const input = /** @type {HTMLInputElement} */ (pad.querySelector("input"));
  const most = Number(pad.dataset.most ?? 9999);
  const n = whole(input.value);
  if (key.digit !== undefined) {
    const next = typing.has(input) ? n * 10 + Number(key.digit) : Number(key.digit);
    typing.add(input);
    if (next <= most) set(input, next, 0, most);
    return;
  }
  if (key.add !== undefined) set(input, n + Number(key.add), 0, most);
  else if ("back" in key) set(input, Math.floor(n / 10), 0, most);
  else set(input, 0, 0, most);
  if (key.add !== undefined) typing.delete(input);
  else typing.add(input);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
  const pad = /** @type {HTMLElement | null} */ (button?.closest("[data-keypad]"));
  if (button && pad) return press(pad, button.dataset);
  const counter = /** @type {HTMLElement | null} */ (button?.closest("[data-counter]"));
  if (!button || !counter) return;
  const input = /** @type {HTMLInputElement} */ (counter.querySelector("input"));
  const { least = "0", most = "99" } = counter.dataset;
  set(input, whole(input.value) + Number(button.dataset.add), Number(least), Number(most));
});

document.addEventListener("focusin", (event) => {
  const input = event.target;
  if (input instanceof HTMLInputElement && input.matches(".number")) input.select();
});
