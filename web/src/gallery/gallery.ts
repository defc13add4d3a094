// The gallery of drawings, for development: run `vite` and open /gallery.html.

import { mount } from "svelte";

import "../lib/fixtures/known";
import "../lib/fixtures/words";
import "../styles/tokens.css";
import "../styles/base.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
for (const key of ["theme", "colours", "size", "motion"]) {
  const value = asked.get(key);
  if (value) document.documentElement.dataset[key] = value;
}
mount(Gallery, { target: document.getElementById("app")! });
