// The present language. Everything that reads it is updated when it changes.

import type { FluentBundle } from "@fluent/bundle";

import { ENGLISH } from "./languages";

class Spoken {
  language = $state("en");
  /** The words of the language, then the English ones. */
  bundles: FluentBundle[] = $state.raw([ENGLISH]);
}

export const spoken = new Spoken();
