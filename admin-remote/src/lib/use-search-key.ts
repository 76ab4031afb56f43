import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isPlainKey } from './plain-keys.ts';

/** The `/` key goes to the search field that the returned ref is on. */
export function useSearchKey(): RefObject<HTMLInputElement | null> {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || !isPlainKey(event)) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return search;
}
