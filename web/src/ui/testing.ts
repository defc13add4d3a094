// For tests: jsdom draws no layers, and so opens no dialog.

/** Lets dialogs open and close. */
export function drawsDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}
