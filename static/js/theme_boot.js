/**
 * Runs before the first paint, so not as a module: sets the theme of the device or the system, and queues taps
 * until the modules are loaded.
 */
(() => {
  const root = document.documentElement;
  const day = matchMedia("(prefers-color-scheme: light)");
  const KEY = "theme";
  /** @type {string | null} What was chosen here, where the device keeps nothing. */
  let chosen = null;

  function kept() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return chosen;
    }
  }

  function show() {
    root.dataset.theme = kept() ?? (day.matches ? "light" : "dark");
  }

  /** @param {string | undefined} wish `light`, `dark`, or the other one than now */
  function choose(wish) {
    chosen = wish || (root.dataset.theme === "light" ? "dark" : "light");
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Nothing is kept on this device; it holds until the next page.
    }
    show();
  }

  show();
  day.addEventListener("change", show);
  addEventListener("storage", show);
  document.addEventListener("theme:show", show);
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-theme-choice]"));
    if (button) choose(button.dataset.themeChoice);
  });
})();

(() => {
  /** In their order, each once. @type {Set<HTMLElement>} */
  const tapped = new Set();

  /** @param {Event} event */
  function remember(event) {
    const what = event.type === "submit" ? "form[data-act]" : "[data-opens], button[data-act]";
    const thing = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(what));
    if (!thing) return;
    event.preventDefault();
    tapped.add(thing);
    thing.setAttribute("data-live-waiting", "");
  }

  document.addEventListener("click", remember, true);
  document.addEventListener("submit", remember, true);
  document.addEventListener(
    "scripts:ready",
    () => {
      document.removeEventListener("click", remember, true);
      document.removeEventListener("submit", remember, true);
      for (const thing of tapped) {
        thing.removeAttribute("data-live-waiting");
        if (thing instanceof HTMLFormElement) thing.requestSubmit();
        else thing.click();
      }
    },
    { once: true },
  );
})();
