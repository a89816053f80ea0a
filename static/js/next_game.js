/** Takes a phone along to the next game of its table, once, as soon as the network allows it. */
import { storage } from "./storage.js";

/** The last game from which this device went on. */
const LEFT = "left";

async function follow() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-follow]"));
  if (!form || form.hasAttribute("data-live-busy") || storage.get(LEFT) === form.action) return;
  form.setAttribute("data-live-busy", "");
  try {
    const answer = await fetch(form.action, { method: "POST" });
    if (!answer.ok) return;
    storage.set(LEFT, form.action);
    location.replace(answer.url);
  } catch {
    // The button stays, and the next screen or the network's return tries again.
  } finally {
    form.removeAttribute("data-live-busy");
  }
}

document.addEventListener("screen:drawn", () => void follow());
addEventListener("online", () => void follow());
void follow();
