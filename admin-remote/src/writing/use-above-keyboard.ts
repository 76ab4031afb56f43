import { useSyncExternalStore } from 'react';

/** Less is a bar of the browser. */
const keyboardMinPx = 120;

/** How far above the lower edge of the window the keyboard of a phone ends, in px; 0 while there is none. */
export function useAboveKeyboard(): number {
  return useSyncExternalStore(subscribe, read);
}

function read(): number {
  const { visualViewport: seen } = window;
  // Somebody who zooms in sees less as well.
  if (!seen || seen.scale > 1.05) return 0;
  const covered = Math.round(window.innerHeight - seen.height - seen.offsetTop);
  return covered >= keyboardMinPx ? covered : 0;
}

function subscribe(onChange: () => void): () => void {
  const { visualViewport: seen } = window;
  for (const name of ['resize', 'scroll']) seen?.addEventListener(name, onChange);
  return () => {
    for (const name of ['resize', 'scroll']) seen?.removeEventListener(name, onChange);
  };
}
