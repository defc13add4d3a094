// What the rest of the client takes from the table.

export { default as History } from "./History.svelte";
export { default as LastTrick } from "./LastTrick.svelte";
export { default as ScoreSheet } from "./ScoreSheet.svelte";
export { default as Table, type TableEvent, type TablePrefs } from "./Table.svelte";
export { default as Told } from "./CardSentence.svelte";
export { cardsIn } from "./history";
export { keys } from "./keys";
export type { Failure } from "./stage.svelte";
export { watchersSee } from "./spectators";
export { where } from "./progress";
