// The codes of the cards that something beside the table speaks of, such as the tip of a lesson; they are marked.

import { provided } from "../lib/provided";

export const [setNamed, namedHere] = provided<string[]>([]);
