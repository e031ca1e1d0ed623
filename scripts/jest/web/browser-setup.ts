import '@testing-library/jest-dom';

/** jsdom has `<dialog>` without its ways to open and close. */
HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  // As in a browser, where the event comes after what closed it has run.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
