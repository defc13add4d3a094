// What a table provides to all components inside it.

import type { Snippet } from "svelte";

import { provided } from "../lib/provided";

/** The members who are connected. */
export const [setOnline, onlineHere] = provided<number[]>([]);

/** Further content of a seat. */
export const [setSeatExtra, seatExtraHere] = provided<Snippet<[seat: number]> | undefined>(undefined);

/** Opens the rule with a number; undefined where no rule can be opened. */
export const [setRuleOpener, ruleOpenerHere] = provided<((number: string) => void) | undefined>(undefined);
