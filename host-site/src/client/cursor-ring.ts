import { look } from '../lib/look.ts';
import { addStyles } from './add-styles.ts';

const pressable = 'a, button, summary, label, [role=tab]';
const typed = 'input, textarea, select, [contenteditable]';

/**
 * Adds a ring that follows the mouse in place of the native cursor; text fields keep the native one.
 *
 * @returns how to remove it
 */
export function addCursorRing(): () => void {
  const root = document.documentElement;
  const ring = document.createElement('div');
  ring.className = 'cursor-ring';
  ring.ariaHidden = 'true';
  ring.dataset.cursor = '';
  ring.dataset.over = 'nothing';
  ring.dataset.view = document.body.dataset.view ?? 'View';
  ring.append(document.createElement('i'));
  const removeStyles = addStyles(styles);
  document.body.append(ring);

  function onMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    ring.style.transform = `translate3d(${event.clientX}px, ${event.clientY}px, 0)`;
    ring.dataset.over = overOf(event);
  }
  const onLeave = () => (ring.dataset.over = 'nothing');
  addEventListener('pointermove', onMove, { passive: true });
  root.addEventListener('pointerleave', onLeave);
  return () => {
    removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerleave', onLeave);
    ring.remove();
    removeStyles();
  };
}

function overOf(event: PointerEvent): string {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(typed)) return 'nothing';
  if (target.matches('.card-link') && isOverPicture(event)) return 'view';
  return target.closest(pressable) ? 'link' : 'page';
}

/** The link of a card lies over all of it. */
function isOverPicture({ clientX, clientY }: PointerEvent): boolean {
  return document.elementsFromPoint(clientX, clientY).some((element) => element.matches('picture *'));
}

const styles = `
  html,
  html :not(input, textarea, select) {
    cursor: none !important;
  }
  .cursor-ring {
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
    &[data-over='view']::before {
      display: grid;
      inset: -32px auto auto -32px;
      width: 64px;
      height: 64px;
      place-items: center;
      background: ${look.bg};
      color: ${look.text};
      font-size: 0.875rem;
      content: attr(data-view);
    }
    &[data-over='view'] i,
    &[data-over='nothing']::before,
    &[data-over='nothing'] i {
      opacity: 0;
    }
  }
`;
