const modals: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Counts a dialog among the open ones; returns how it stops. */
export function enterModal(modal: HTMLElement): () => void {
  modals.push(modal);
  tell();
  return () => {
    modals.splice(modals.indexOf(modal), 1);
    tell();
  };
}

/** The modal dialog on top: everything outside it is inert. */
export function topModal(): HTMLElement | undefined {
  return modals.at(-1);
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
