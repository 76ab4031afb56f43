let before: HTMLElement | undefined;

/** Keeps the place that the focus left for a toast. */
export function keepFocusBefore(place: EventTarget | null): void {
  before = place instanceof HTMLElement ? place : undefined;
}

/** The focus goes back there, or to the page's content if the place is gone. */
export function returnFocusBefore(): void {
  const place = before?.isConnected === false ? document.querySelector<HTMLElement>('main') : before;
  place?.focus({ preventScroll: true });
}
