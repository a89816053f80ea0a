/** What Dunhuang's screens need beyond the house's parts. */
import "../js/count.js";
import { readName } from "../js/fields.js";
import { storage } from "../js/storage.js";

// The tiles as they lie, in the order in which they were tapped.

/** @param {Element} around @returns {HTMLElement[]} the sides that are up, clockwise */
function laid(around) {
  const hidden = /** @type {HTMLInputElement} */ (around.querySelector("[data-laid]"));
  const order = /** @type {string[]} */ (JSON.parse(hidden.value));
  return order.map((side) => /** @type {HTMLElement} */ (around.querySelector(`[data-side="${side}"]`)));
}

/** @param {Element} around @param {HTMLElement[]} order */
function lay(around, order) {
  const hidden = /** @type {HTMLInputElement} */ (around.querySelector("[data-laid]"));
  const others = /** @type {HTMLInputElement} */ (around.querySelector("[data-other-pairs]")).checked;
  const pairs = around.querySelectorAll("[data-pair]").length;
  hidden.value = JSON.stringify(order.map((side) => side.dataset.side));
  for (const element of around.querySelectorAll("[data-side]")) {
    const side = /** @type {HTMLButtonElement} */ (element);
    const place = order.indexOf(side);
    const other = order.some((one) => one !== side && one.closest("[data-pair]") === side.closest("[data-pair]"));
    side.setAttribute("aria-pressed", String(place >= 0));
    side.disabled = place < 0 && (order.length === pairs || (other && !others));
    if (place < 0) side.removeAttribute("data-live-place");
    else side.setAttribute("data-live-place", String(place + 1));
  }
  const send = /** @type {HTMLButtonElement | null | undefined} */ (around.closest("form")?.querySelector("[type=submit]"));
  if (send) send.disabled = order.length < pairs;
}

document.addEventListener("click", (event) => {
  const side = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-side]"));
  const around = side?.closest("[data-lays]");
  if (!side || !around) return;
  const order = laid(around);
  lay(around, order.includes(side) ? order.filter((one) => one !== side) : [...order, side]);
});

document.addEventListener("change", (event) => {
  const target = /** @type {Element} */ (event.target);
  const around = target.closest("[data-lays]");
  if (around && target.matches("[data-other-pairs]")) lay(around, laid(around));
});

document.addEventListener("screen:drawn", () => {
  for (const around of document.querySelectorAll("[data-lays]")) lay(around, laid(around));
});

// The own page: kept by this phone, never sent.

/** @param {Element | null} typing is left as it is */
function showKept(typing) {
  for (const element of document.querySelectorAll("[data-kept]")) {
    const words = storage.get(`note:${/** @type {HTMLElement} */ (element).dataset.kept}`) ?? "";
    if (element === typing) continue;
    if (element instanceof HTMLTextAreaElement) element.value = words;
    else element.textContent = words;
  }
}

document.addEventListener("input", (event) => {
  const page = event.target;
  if (!(page instanceof HTMLTextAreaElement) || !page.dataset.kept) return;
  storage.set(`note:${page.dataset.kept}`, page.value);
  showKept(page);
});

document.addEventListener("screen:drawn", () => showKept(document.activeElement));
showKept(null);

// A score without a sitting: its pages one after another, each with its first number.

document.addEventListener("click", (event) => {
  const next = /** @type {Element} */ (event.target).closest("[data-next-page]");
  const form = next?.closest("form");
  const pages = [...(form?.querySelectorAll(".pages input") ?? [])].map((one) => /** @type {HTMLInputElement} */ (one));
  pages[pages.findIndex((one) => one.checked) + 1]?.click();
  const cells = [...(form?.querySelectorAll("[data-cell]") ?? [])].map((one) => /** @type {HTMLElement} */ (one));
  cells.find((one) => one.getClientRects().length)?.focus();
});

// A score without a sitting: who won at once is called by name.

document.addEventListener(
  "input",
  (event) => {
    const form = /** @type {Element} */ (event.target).closest("form[data-score]");
    for (const element of form?.querySelectorAll("[data-named]") ?? []) {
      const radio = /** @type {HTMLInputElement} */ (element);
      const field = /** @type {HTMLInputElement | null | undefined} */ (form?.querySelector(`[name="${radio.dataset.named}"]`));
      const name = field ? readName(field) : "";
      radio.value = JSON.stringify(name);
      const shown = radio.parentElement?.querySelector("[data-live-name]");
      if (shown) shown.textContent = name;
    }
  },
  true,
);
