/**
 * Checks what works on this device. Each row of the dialog `device` holds both sentences, `data-live-works`
 * chooses one.
 */

/** Chromium's offer to install the app, kept until somebody taps. @type {(Event & {prompt(): Promise<void>}) | null} */
let offer = null;

/** @returns {boolean} */
function fills() {
  return Boolean(document.fullscreenElement) || matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches;
}

/** @returns {boolean} */
function speaks() {
  const language = document.documentElement.lang;
  return window.speechSynthesis?.getVoices().some(({ lang }) => lang.toLowerCase().startsWith(language)) ?? false;
}

const WORKS = {
  awake: () => ["lock", "video"].includes(document.querySelector("[data-awake]")?.getAttribute("data-live-awake") ?? ""),
  fills,
  voice: speaks,
  secure: () => window.isSecureContext,
};

function draw() {
  for (const row of document.querySelectorAll(/** @type {"li"} */ ("[data-works]"))) {
    const works = WORKS[/** @type {keyof typeof WORKS} */ (row.dataset.works)]();
    row.setAttribute("data-live-works", works ? "yes" : "no");
  }
  for (const button of document.querySelectorAll("[data-fill]")) {
    button.toggleAttribute("data-live-idle", fills() || !document.fullscreenEnabled);
  }
  for (const button of document.querySelectorAll("[data-install]")) button.toggleAttribute("data-live-idle", !offer);
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("[data-fill]")) void document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(draw);
  if (target.closest("[data-install]")) void offer?.prompt();
});
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {Event & {prompt(): Promise<void>}} */ (event);
  draw();
});
addEventListener("appinstalled", () => {
  offer = null;
  draw();
});
for (const kind of ["screen:drawn", "dialog:shown", "fullscreenchange", "awake"]) document.addEventListener(kind, draw);
window.speechSynthesis?.addEventListener?.("voiceschanged", draw);
draw();

// A page for when nobody answers, in the language of now; only browsers that trust this server keep it.
const worker = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=worker]"));
if (worker && navigator.serviceWorker) {
  void navigator.serviceWorker.register(worker.href).then(() => navigator.serviceWorker.ready).then(({ active }) => {
    active?.postMessage({ offline: worker.dataset.offline });
  }).catch(() => {});
}
