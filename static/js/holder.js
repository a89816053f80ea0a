/**
 * A tab on a phone that several share shows one of them. When another one has it in hand by another
 * tab, this one covers itself: nothing of the one before, nor of the one after.
 */
import { keep } from "./keep.js";

const screen = document.getElementById("screen");
const { seat: own, give } = screen?.dataset ?? {};
const KEPT = `holder ${location.pathname}`;

function cover() {
  const holder = keep.get(KEPT);
  if (!give || holder === null || holder === own) return;
  screen?.replaceChildren();
  location.replace(give.replace(/0(?=\/give$)/, holder));
}

if (own !== undefined && give) {
  keep.set(KEPT, own);
  addEventListener("storage", cover);
  addEventListener("pageshow", cover);
  document.addEventListener("visibilitychange", cover);
}
