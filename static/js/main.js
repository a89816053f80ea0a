/** Every screen loads this; each module looks for what is its own. */
import "./guard.js";
import "./act.js";
import "./alarm.js";
import "./announce.js";
import "./awake.js";
import "./bring.js";
import "./countdown.js";
import "./cover.js";
import "./device.js";
import { reopen } from "./dialogs.js";
import "./dim.js";
import { restoreDrafts } from "./draft.js";
import "./edges.js";
import "./focus.js";
import "./follow.js";
import "./holder.js";
import "./keypad.js";
import "./mend.js";
import "./narrow.js";
import "./news.js";
import "./picker.js";
import "./remember.js";
import "./reveal.js";
import "./score.js";
import "./setup.js";
import "./share.js";
import "./known.js";
import "./sound.js";
import "./stream.js";
import "./voice.js";

restoreDrafts(document);

// A form that only scripts can send waits for them.
for (const button of document.querySelectorAll("[data-when-ready]")) button.removeAttribute("disabled");

void reopen();

document.dispatchEvent(new Event("scripts:ready"));
