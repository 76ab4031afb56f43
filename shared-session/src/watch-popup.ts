import { pointerGraceMs } from './limits.ts';
import type { Session } from './types.ts';

/** Marks the dialog of the timeout warning. */
export const warningDialogAttribute = 'data-session-warning';

/**
 * The manners of the dialog: what happens inside it is no activity, or nobody could ever press 'Logout Now'; a pointer
 * outside dismisses it after 1 s unless it comes in; anything else outside does at once (ruling 9). Returns the way to stop.
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

/** Whether it happens in the dialog, or moves the focus: Tab leads out of it through the browser's controls and back. */
function isForDialog(event: Event): boolean {
  const { target, key, clientX, clientY } = event as KeyboardEvent & MouseEvent;
  if (key === 'Tab' || key === 'Shift') return true;
  const dialog = (target as Partial<Element> | null)?.closest?.(`[${warningDialogAttribute}]`);
  if (!dialog) return false;
  // The backdrop of a native dialog has the dialog itself as its target.
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target !== dialog || !(clientX < left || clientX > right || clientY < top || clientY > bottom);
}
