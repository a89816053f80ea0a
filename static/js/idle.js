/**
 * Dims the table screen when nobody has touched it for a while; whose turn it is stays lit (idle.css). Never
 * while a clock, a call or an offer runs (`data-running`) or somebody types. The first touch only wakes it.
 */

/** Milliseconds without a touch, and with the numbers still legible. */
const IDLE = 180_000;
const LEGIBLE = 600_000;

const RUNS = "time[data-ends-at], [data-say], [data-running], dialog[open]";

const root = document.documentElement;
let touchedAt = performance.now();
let version = versionNow();
/** @type {HTMLButtonElement | null} */
let waker = null;

function versionNow() {
  return document.getElementById("screen")?.dataset.version;
}

function dim() {
  if (document.querySelector(RUNS)) return wake();
  const idle = performance.now() - touchedAt;
  if (idle < IDLE) return;
  root.setAttribute("data-live-idle", idle < IDLE + LEGIBLE ? "legible" : "dark");
  root.dataset.theme = "dark";
  if (waker) return;
  waker = document.createElement("button");
  waker.className = "dimmer";
  waker.type = "button";
  waker.tabIndex = -1;
  waker.setAttribute("aria-hidden", "true");
  for (const kind of ["click", "pointercancel"]) waker.addEventListener(kind, wake);
  document.body.append(waker);
}

function wake() {
  touch();
  if (!waker) return;
  waker.remove();
  waker = null;
  root.removeAttribute("data-live-idle");
  document.dispatchEvent(new Event("theme:show"));
}

function touch() {
  touchedAt = performance.now();
}

if (document.body.classList.contains("at-table")) {
  setInterval(dim, 1000);
  document.addEventListener("pointerdown", touch);
  document.addEventListener("keydown", wake);
  document.addEventListener("screen:drawn", () => {
    if (version === versionNow()) return;
    version = versionNow();
    wake();
  });
}
