// Development only: a table in a state of the fixtures, /src/gallery/table.html?tout-follow.

import { mount } from "svelte";

import "../lib/fixtures/known";
import "../lib/fixtures/words";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/suits.css";
import "../styles/flights.css";
import TablePage from "./TablePage.svelte";

mount(TablePage, { target: document.getElementById("app")! });
