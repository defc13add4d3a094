import { mount } from "svelte";

import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import { speak } from "./lib/words";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/flights.css";
import "./styles/print.css";

await speak(prefs.lang).catch(() => {}); // in English until the words are loaded
mount(App, { target: document.getElementById("app")! });
