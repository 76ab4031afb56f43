import { useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { seconds } from '../../lib/durations.ts';
import { controlId } from './field-faults.ts';

/** Path of the field that the address asks for, such as `blocks.2.alt`; undefined for none. */
export function useWantedField(): string | undefined {
  return useSearchParams()[0].get('field') ?? undefined;
}

const giveUpAfterMs = seconds(10);

/** Focuses the control that the address asks for, as soon as it is there: some controls come as chunks of their own. */
export function useFocusWanted(name: string, form: RefObject<HTMLElement | null>): void {
  const wanted = useWantedField();
  useEffect(() => {
    const root = form.current;
    if (wanted === undefined || !root || focusControl(root, name, wanted)) return undefined;
    const observer = new MutationObserver(() => {
      if (focusControl(root, name, wanted)) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), giveUpAfterMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [form, name, wanted]);
}

function focusControl(root: HTMLElement, name: string, field: string): boolean {
  const control = root.querySelector<HTMLElement>(`#${CSS.escape(controlId(name, field))}`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
  return control !== null;
}
