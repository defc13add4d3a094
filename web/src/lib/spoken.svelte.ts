// The language that is spoken now. What has read it is made anew when another is.

import type { FluentBundle } from "@fluent/bundle";

import { ENGLISH } from "./languages";

class Spoken {
  language = $state("en");
  /** Its words, then the English ones. */
  bundles: FluentBundle[] = $state.raw([ENGLISH]);
}

export const spoken = new Spoken();
