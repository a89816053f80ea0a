/** Pages of a form (`.pages` and `[data-page]`); the style sheet shows the chosen one. */

/** Chooses the page that something lies on. @param {Element} inside */
export function turnTo(inside) {
  const page = /** @type {HTMLElement | null} */ (inside.closest("[data-page]"));
  const choice = page?.closest("form")?.querySelector(`.pages [value="${page.dataset.page}"]`);
  /** @type {HTMLElement | null | undefined} */ (choice)?.click();
}
