/** Moves the keyboard focus within its panel when the focused button has gone. */

/** @type {HTMLElement | null} */
let last = null;
/** @type {string | undefined} */
let panel;

document.addEventListener("focusin", (event) => {
  last = /** @type {HTMLElement} */ (event.target);
  panel = last.closest(".cell")?.id;
});

document.addEventListener("screen:drawn", () => {
  if (!panel || last?.isConnected || document.activeElement !== document.body) return;
  // To the name, so that a second Enter does nothing for good.
  document.getElementById(panel.replace("seat-", "who-"))?.focus({ preventScroll: true });
});
