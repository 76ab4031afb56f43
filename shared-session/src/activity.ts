import { isRecent } from './between.ts';
import { guestsOf } from './events.ts';
import type { Kernel } from './kernel.ts';
import { activityThrottleMs, scrollIntentMs } from './limits.ts';

const handEvents = ['mousedown', 'keydown', 'touchstart'];
const activityEvents = ['mousemove', 'scroll', ...handEvents];
const scrollIntents = ['wheel', 'touchmove', 'pointerdown', ...handEvents];

/** Hears the user. Returns the way to stop. */
export function watchActivity(
  k: Pick<Kernel, 'clock' | 'guests' | 'page' | 'snapshot'>,
  onActivity: () => void,
): () => void {
  const { clock, page } = k;
  let heardMs = 0;
  let intentMs = 0;

  function onEvent(event: Event): void {
    const { type, target } = event;
    // A row that scrolls by itself must not keep anybody signed in, so an element's scroll needs a hand behind it.
    if (type === 'scroll' && isElement(target) && !isRecent(k, intentMs, scrollIntentMs)) return;
    if (type === 'mousemove' && isPhantomMove(event)) return;
    if (k.snapshot.status === 'warning' && guestsOf(k, 'exemption').some((isExempt) => isExempt(event)))
      return;
    if (isRecent(k, heardMs, activityThrottleMs)) return;
    heardMs = clock.now();
    onActivity();
  }

  const stops = [
    ...scrollIntents.map((type) => page.listen(type, () => (intentMs = clock.now()))),
    ...activityEvents.map((type) => page.listen(type, onEvent)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Browsers send moves of nothing when the page changes under a resting pointer, such as when the dialog opens. */
function isPhantomMove(event: Event): boolean {
  const { movementX, movementY } = event as MouseEvent;
  return movementX === 0 && movementY === 0;
}

/** Told by what it can do, since a frame has an Element of its own. */
function isElement(target: EventTarget | null): boolean {
  return !!(target as Partial<Element> | null)?.closest;
}
