/**
 * Runs before anything is drawn, so not as a module: the theme of this device, else of its system.
 */
(() => {
  const root = document.documentElement;
  const day = matchMedia("(prefers-color-scheme: light)");
  const KEY = "theme";

  function show() {
    root.dataset.theme = localStorage.getItem(KEY) ?? (day.matches ? "light" : "dark");
  }

  /** @param {string | undefined} wish `light`, `dark`, or the other one than now */
  function choose(wish) {
    localStorage.setItem(KEY, wish || (root.dataset.theme === "light" ? "dark" : "light"));
    show();
  }

  show();
  day.addEventListener("change", show);
  addEventListener("storage", show);
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-theme-choice]"));
    if (button) choose(button.dataset.themeChoice);
  });
})();
