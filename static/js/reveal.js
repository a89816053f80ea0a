/** The reveal can be skipped, ends by itself, and turns to whoever sits opposite. */

document.addEventListener("click", (event) => {
  const skip = /** @type {Element} */ (event.target).closest("[data-skip]");
  const turn = /** @type {Element} */ (event.target).closest("[data-turn]");
  turn?.closest(".reveal")?.toggleAttribute("data-live-turned");
  skip?.closest(".reveal")?.setAttribute("data-live-skipped", "");
});

document.addEventListener("animationend", (event) => {
  const title = /** @type {Element} */ (event.target);
  if (title.matches(".reveal-title")) title.closest(".reveal")?.setAttribute("data-live-skipped", "");
});
