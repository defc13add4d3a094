// The lobby's dialogs, loaded when one is first opened: the first page is small.

export { default as InviteDialog } from "./InviteDialog.svelte";
export { default as OptionsDialog } from "./OptionsDialog.svelte";
