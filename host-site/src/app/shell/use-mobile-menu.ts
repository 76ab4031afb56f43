import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

export interface MobileMenu {
  open: boolean;
  toggle: () => void;
  button: RefObject<HTMLButtonElement | null>;
  panel: RefObject<HTMLElement | null>;
}

/** From this width on the links stand in the bar and there is no menu. */
const wide = '(min-width: 768px)';

/** The small screen's menu: closes on route change and Escape, and holds the page still while it is open. */
export function useMobileMenu(): MobileMenu {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const open = openFor === key;

  useEffect(() => {
    if (!open) return;
    const rest = document.querySelectorAll<HTMLElement>('#main, footer');
    const root = document.documentElement;
    const close = () => setOpenFor(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const query = matchMedia(wide);
    rest.forEach((part) => (part.inert = true));
    root.style.overflow = 'hidden';
    addEventListener('keydown', onKey);
    query.addEventListener('change', close);
    return () => {
      rest.forEach((part) => (part.inert = false));
      root.style.overflow = '';
      removeEventListener('keydown', onKey);
      query.removeEventListener('change', close);
    };
  }, [open]);

  return { open, button, panel, toggle: () => setOpenFor(open ? null : key) };
}
