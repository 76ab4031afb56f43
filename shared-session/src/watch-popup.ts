import { pointerGraceMs } from './limits.ts';
import type { Session } from './types.ts';

/** Attribute of the timeout dialog's root element. */
export const warningDialogAttribute = 'data-session-warning';

/**
 * Exempts events inside the dialog from activity, so that 'Logout Now' can be reached. A pointer that moves outside
 * dismisses the warning after 1 s unless it enters the dialog; any other event outside dismisses it at once. Returns a
 * function that stops this.
 */
export function watchPopup({
  environment,
  exempt,
  stayLoggedIn,
}: Pick<Session, 'environment' | 'exempt' | 'stayLoggedIn'>): () => void {
  let stopGrace: (() => void) | undefined;

  function endGrace(): void {
    stopGrace?.();
    stopGrace = undefined;
  }

  const stop = exempt((event) => {
    const isOwn = isForDialog(event);
    const isWaiting = !isOwn && event.type === 'mousemove';
    if (!isWaiting) endGrace();
    else
      stopGrace ??= environment.clock.after(pointerGraceMs, () => {
        endGrace();
        stayLoggedIn();
      });
    return isOwn || isWaiting;
  });
  return () => {
    endGrace();
    stop();
  };
}

/** Returns true for events inside the dialog and for keys that move the focus, which may leave it for the browser's UI. */
function isForDialog(event: Event): boolean {
  const { target, key, clientX, clientY } = event as KeyboardEvent & MouseEvent;
  if (key === 'Tab' || key === 'Shift') return true;
  const dialog = (target as Partial<Element> | null)?.closest?.(`[${warningDialogAttribute}]`);
  if (!dialog) return false;
  // The backdrop of a native dialog has the dialog itself as its target.
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target !== dialog || !(clientX < left || clientX > right || clientY < top || clientY > bottom);
}
