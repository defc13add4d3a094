// The codes of cards that text beside the table, such as the tip of a lesson, speaks of; these cards are marked.

import { provided } from "../lib/provided";

export const [setNamed, namedHere] = provided<string[]>([]);
