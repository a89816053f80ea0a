/** The table screen dims when nobody has touched it for a while, and wakes on touch. */

const IDLE = 180_000;

let touchedAt = performance.now();
/** @type {HTMLButtonElement | null} */
let dimmer = null;

function dim() {
  if (dimmer || performance.now() - touchedAt < IDLE || document.querySelector("time[data-ends-at]")) return;
  if (document.querySelector("dialog[open]")) return;
  dimmer = document.createElement("button");
  dimmer.className = "dimmer";
  dimmer.type = "button";
  dimmer.tabIndex = -1;
  dimmer.setAttribute("aria-hidden", "true");
  dimmer.addEventListener("click", wake);
  document.body.append(dimmer);
}

function wake() {
  touchedAt = performance.now();
  dimmer?.remove();
  dimmer = null;
}

if (document.body.classList.contains("at-table")) {
  setInterval(dim, 1000);
  document.addEventListener("pointerdown", () => {
    touchedAt = performance.now();
  });
  document.addEventListener("keydown", wake);
  document.addEventListener("screen:drawn", wake);
}
