/**
 * Updates a print screen at every choice: the choices that go with it at once, the preview when it is typeset.
 * Without scripts there is a button for it.
 */
import htmx from "../vendor/htmx.esm.min.js";
import { problemOf } from "./act.js";
import { forget, refuse, spotOf } from "./refusals.js";
import { message } from "./messages.js";

/** What was chosen before is of no use once something else is. */
let asked = new AbortController();

/** @returns {HTMLFormElement | null} */
function choices() {
  return document.querySelector("form[data-print]");
}

/** @param {string} address @param {AbortSignal} signal */
async function draw(address, signal) {
  const answer = await fetch(address, { signal, headers: { Accept: "text/html, application/json" } });
  if (!answer.ok) throw await problemOf(answer);
  const text = await answer.text();
  const screen = document.getElementById("screen");
  if (!screen || signal.aborted) return;
  await htmx.swap({ text, target: screen, sourceElement: screen, select: "#screen", swap: "outerMorph" });
  // What the server has put right is what holds.
  for (const input of choices()?.querySelectorAll("input") ?? []) input.checked = input.defaultChecked;
}

/** @param {string} address */
async function show(address) {
  const form = choices();
  if (!form) return;
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  forget(form);
  try {
    if (address !== location.href) await draw(address, signal);
    history.replaceState(null, "", address);
    const wanted = new URL(address);
    wanted.searchParams.set("shown", "");
    if (document.querySelector("[data-print-awaits]")) await draw(wanted.href, signal);
  } catch (problem) {
    if (signal.aborted) return;
    refuse(spotOf(form), problem instanceof Error ? { detail: message("lost") } : /** @type {any} */ (problem));
  }
}

document.addEventListener("change", (event) => {
  const form = /** @type {Element} */ (event.target).closest("form");
  if (!form || form !== choices()) return;
  const wanted = new URL(form.action);
  wanted.search = `${new URLSearchParams(/** @type {any} */ (new FormData(form)))}`;
  void show(wanted.href);
});

void show(location.href);
