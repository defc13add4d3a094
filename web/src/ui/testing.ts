// For tests: jsdom cannot open dialogs.

/** Makes dialogs open and close in jsdom. */
export function drawsDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}
