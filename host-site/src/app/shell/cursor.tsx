import { useEffect, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { look } from '../../lib/look.ts';

const wanted =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
const pressable = 'a, button, summary, label, [role=tab]';
const typed = 'input, textarea, select, [contenteditable]';

/** A cursor of our own for fine hovering pointers (ruling 39). Text fields keep the native one. */
export function Cursor() {
  const [active, setActive] = useState(false);
  const ring = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const query = matchMedia(wanted);
    const update = () => setActive(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    root.classList.add('own-cursor');
    function onMove(event: PointerEvent): void {
      const element = ring.current;
      const target = event.target instanceof Element ? event.target : null;
      if (!element || event.pointerType !== 'mouse') return;
      element.style.transform = `translate3d(${event.clientX}px, ${event.clientY}px, 0)`;
      element.dataset.over = overOf(target);
    }
    const onLeave = () => {
      if (ring.current) ring.current.dataset.over = 'nothing';
    };
    addEventListener('pointermove', onMove, { passive: true });
    root.addEventListener('pointerleave', onLeave);
    return () => {
      root.classList.remove('own-cursor');
      removeEventListener('pointermove', onMove);
      root.removeEventListener('pointerleave', onLeave);
    };
  }, [active]);

  return active ? (
    <Ring ref={ring} aria-hidden="true" data-over="nothing">
      <i />
    </Ring>
  ) : null;
}

function overOf(target: Element | null): string {
  if (!target || target.closest(typed)) return 'nothing';
  return target.closest(pressable) ? 'link' : 'page';
}

const Ring = styled.div`
  position: fixed;
  z-index: 200;
  inset: 0 auto auto 0;
  width: 0;
  height: 0;
  pointer-events: none;

  &::before,
  i {
    position: absolute;
    border-radius: 50%;
    transition:
      opacity 0.3s,
      transform 0.3s;
  }
  &::before {
    inset: -16px auto auto -16px;
    width: 32px;
    height: 32px;
    border: 1.5px solid ${look.primary};
    content: '';
  }
  i {
    inset: -3px auto auto -3px;
    width: 6px;
    height: 6px;
    background: ${look.tertiary};
  }
  &[data-over='link']::before {
    transform: scale(1.5);
  }
  &[data-over='link'] i {
    transform: scale(0.4);
  }
  &[data-over='nothing']::before,
  &[data-over='nothing'] i {
    opacity: 0;
  }
`;
