import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

const wanted =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/** Fetches the site's own cursor when a mouse first moves, where one is wanted. */
export function Cursor() {
  const [Ring, setRing] = useState<ComponentType | null>(null);

  useEffect(() => {
    const query = matchMedia(wanted);
    const load = () =>
      void import(/* webpackChunkName: "cursor" */ './cursor-ring.tsx').then(
        ({ CursorRing }) => {
          if (query.matches) setRing(() => CursorRing);
        },
        // The native cursor stays.
        () => undefined,
      );
    function onMove({ pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse' || !query.matches) return;
      removeEventListener('pointermove', onMove);
      whenIdle(load);
    }
    const onChange = () => {
      if (!query.matches) setRing(null);
      else addEventListener('pointermove', onMove, { passive: true });
    };
    onChange();
    query.addEventListener('change', onChange);
    return () => {
      removeEventListener('pointermove', onMove);
      query.removeEventListener('change', onChange);
    };
  }, []);

  return Ring && <Ring />;
}
