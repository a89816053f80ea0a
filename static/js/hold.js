/**
 * Shows what is somebody's own as long as a finger, or a key, holds `[data-hold]`: the nearest
 * `[data-held]` beside it gets `data-live-open`. Whatever takes the finger away hides it again.
 */

/** @param {Element} button @returns {Element | null} */
function heldBy(button) {
  return button.parentElement?.querySelector("[data-held]") ?? null;
}

/** @param {Event} event @param {boolean} open */
function turn(event, open) {
  const button = event.target instanceof Element ? event.target.closest("[data-hold]") : null;
  if (button) heldBy(button)?.toggleAttribute("data-live-open", open);
}

function hide() {
  for (const one of document.querySelectorAll("[data-held][data-live-open]")) one.removeAttribute("data-live-open");
}

addEventListener("pointerdown", (event) => turn(event, true));
addEventListener("keydown", (event) => {
  if (event.key === " " || event.key === "Enter") turn(event, true);
});
addEventListener("contextmenu", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-hold]")) event.preventDefault();
});
for (const kind of ["pointerup", "pointercancel", "keyup", "blur", "pagehide", "visibilitychange"]) addEventListener(kind, hide);
