import { isRecent } from './between.ts';
import { activityThrottleMs, scrollIntentMs } from './limits.ts';
import type { Runner } from './runner-types.ts';

const intents = ['wheel', 'touchmove', 'pointerdown'];
const activities = ['mousemove', 'scroll', 'mousedown', 'keydown', 'touchstart'];

/** Listens to events of the user, throttled to one per second. Returns the functions that stop it. */
export function watchActivity(
  { clock, getSnapshot, page, listeners }: Pick<Runner, 'clock' | 'getSnapshot' | 'page' | 'listeners'>,
  onActivity: () => void,
): (() => void)[] {
  let lastMs = 0;
  let intentMs = 0;

  function onEvent(event: Event): void {
    const { type, target, movementX, movementY } = event as MouseEvent;
    const nowMs = clock.now();
    if (type === 'scroll') {
      // A row that scrolls by itself is no activity, so an element's scroll needs a recent event of hand or wheel.
      // Elements are recognised by a method, because a frame has an Element of its own.
      if ((target as Partial<Element> | null)?.closest && !isRecent(nowMs, intentMs, scrollIntentMs)) return;
    } else if (type !== 'mousemove') intentMs = nowMs;
    if (intents.includes(type)) return;
    // Browsers send moves by zero when the page changes under a resting pointer, such as when the dialog opens.
    if (type === 'mousemove' && movementX === 0 && movementY === 0) return;
    if (getSnapshot().status === 'warning' && listeners('exempt').some((isExempt) => isExempt(event))) return;
    if (isRecent(nowMs, lastMs, activityThrottleMs)) return;
    lastMs = nowMs;
    onActivity();
  }

  return [...intents, ...activities].map((type) => page.listen(type, onEvent));
}
