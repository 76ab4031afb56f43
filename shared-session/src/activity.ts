import type { Clock, Page } from './environment.ts';
import { isYoung } from './between.ts';
import { activityThrottleMs, pointerGraceMs, scrollIntentMs } from './limits.ts';

export interface ActivityOptions {
  page: Page;
  clock: Clock;
  isWarning: () => boolean;
  onActivity: () => void;
}

/** Marks the dialog of the timeout warning: what happens inside it is no activity (ruling 9). */
export const warningDialogAttribute = 'data-session-warning';

const handEvents = ['mousedown', 'keydown', 'touchstart'];
const activityEvents = ['mousemove', 'scroll', ...handEvents];
const scrollIntents = ['wheel', 'touchmove', 'pointerdown', ...handEvents];

/** Hears the user. Returns the way to stop. */
export function watchActivity({ page, clock, isWarning, onActivity }: ActivityOptions): () => void {
  let heardMs = Number.NEGATIVE_INFINITY;
  let intentMs = Number.NEGATIVE_INFINITY;
  let stopGrace: (() => void) | undefined;

  function endGrace(): void {
    stopGrace?.();
    stopGrace = undefined;
  }

  function hear(): void {
    endGrace();
    const nowMs = clock.now();
    if (isYoung(nowMs - heardMs, activityThrottleMs)) return;
    heardMs = nowMs;
    onActivity();
  }

  function onEvent(event: Event): void {
    if (event.type === 'scroll' && !isUserScroll(event, isYoung(clock.now() - intentMs, scrollIntentMs)))
      return;
    if (event.type === 'mousemove' && isPhantomMove(event)) return;
    if (!isWarning()) return hear();
    if (isInsideDialog(event) || isFocusMove(event)) return endGrace();
    if (event.type !== 'mousemove') return hear();
    stopGrace ??= clock.after(pointerGraceMs, hear);
  }

  const options = { capture: true, passive: true };
  const stops = [
    ...scrollIntents.map((type) => page.listen('window', type, () => (intentMs = clock.now()), options)),
    ...activityEvents.map((type) => page.listen('window', type, onEvent, options)),
    endGrace,
  ];
  return () => stops.forEach((stop) => stop());
}

/** A row that scrolls by itself must not keep anybody signed in, so an element's scroll needs a hand behind it. */
function isUserScroll({ target }: Event, hasIntent: boolean): boolean {
  return hasIntent || !isElement(target);
}

/** Browsers send moves of nothing when the page changes under a resting pointer, such as when the dialog opens. */
function isPhantomMove(event: Event): boolean {
  const { movementX, movementY } = event as MouseEvent;
  return event.isTrusted && movementX === 0 && movementY === 0;
}

/** Tab leads out of a modal dialog through the browser's own controls and back; that is still using the dialog. */
function isFocusMove(event: Event): boolean {
  return event.type === 'keydown' && ['Tab', 'Shift'].includes((event as KeyboardEvent).key);
}

function isInsideDialog(event: Event): boolean {
  const { target } = event;
  const dialog = isElement(target) ? target.closest(`[${warningDialogAttribute}]`) : null;
  if (!dialog) return false;
  // The backdrop of a native dialog has the dialog itself as its target.
  const { clientX, clientY } = event as MouseEvent;
  if (target !== dialog || typeof clientX !== 'number') return true;
  const box = dialog.getBoundingClientRect();
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

/** Told by its node type, since a frame has an Element of its own. */
function isElement(target: EventTarget | null): target is Element {
  return (target as Partial<Node> | null)?.nodeType === 1;
}
