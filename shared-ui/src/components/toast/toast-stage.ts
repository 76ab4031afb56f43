import type { ReactNode } from 'react';

/** Draws the place of the toasts, once it is loaded. */
export type DrawToastStage = (label: string) => ReactNode;

const listeners = new Set<() => void>();
let draw: DrawToastStage | undefined;

/** Puts what is loaded where the page's region finds it. */
export function setToastStage(loaded: DrawToastStage): void {
  draw = loaded;
  for (const listener of listeners) listener();
}

export function subscribeToStage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getToastStage(): DrawToastStage | undefined {
  return draw;
}
