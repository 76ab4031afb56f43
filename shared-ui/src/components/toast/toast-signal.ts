const listeners = new Set<() => void>();
let isNeeded = false;

/** Tells the page's region that the first message is on its way. */
export function openToastRegion(): void {
  isNeeded = true;
  for (const listener of listeners) listener();
}

export function subscribeToSignal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isRegionNeeded(): boolean {
  return isNeeded;
}
