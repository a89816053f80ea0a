/** Covers a tab of a shared phone as soon as another person has taken the phone in another tab. */
import { storage } from "./storage.js";

const screen = document.getElementById("screen");
const { seat: own, give } = screen?.dataset ?? {};
const KEPT = `holder ${location.pathname}`;

function cover() {
  const holder = storage.get(KEPT);
  if (!give || holder === null || holder === own) return;
  screen?.replaceChildren();
  location.replace(give.replace(/0(?=\/give$)/, holder));
}

if (own !== undefined && give) {
  storage.set(KEPT, own);
  addEventListener("storage", cover);
  addEventListener("pageshow", cover);
  document.addEventListener("visibilitychange", cover);
}
