// Preloaded into servers under load, so that they stay as fast as they start. After some minutes of rest V8 gives up the
// hidden classes of which no object is left. The entries of Node's task queue are made by a literal with computed keys, and
// such a literal never becomes fast again once its class is lost: a third fewer requests a second for as long as the process
// lived. One entry that stays keeps the class.
import { createHook } from 'node:async_hooks';

/** An entry of Node's task queue. */
export let task;

const hook = createHook({
  init(_id, type, _trigger, resource) {
    if (type === 'TickObject') task = resource;
  },
}).enable();
process.nextTick(() => undefined);
hook.disable();
