/** What Citadels' screens need of their own. */
import "./setup.js";
import "../js/count.js";
