/** The reveal can be skipped, and ends by itself. */

document.addEventListener("click", (event) => {
  const skip = /** @type {Element} */ (event.target).closest("[data-skip]");
  skip?.closest(".reveal")?.setAttribute("data-live-skipped", "");
});

document.addEventListener("animationend", (event) => {
  const title = /** @type {Element} */ (event.target);
  if (title.matches(".reveal-title")) title.closest(".reveal")?.setAttribute("data-live-skipped", "");
});
