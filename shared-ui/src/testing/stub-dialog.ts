/** jsdom has the dialog element without its methods; this lends it the part that tests need, Escape included. */
export function stubDialog(): void {
  const dialog = HTMLDialogElement.prototype;
  if ('showModal' in dialog) return;
  Object.assign(dialog, { showModal, close });
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector<HTMLElement>('button, [href], input, select, textarea, [tabindex]')?.focus();
  this.addEventListener('keydown', cancelOnEscape);
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.removeEventListener('keydown', cancelOnEscape);
  this.dispatchEvent(new Event('close'));
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const goesOn = this.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (goesOn) this.close();
}
