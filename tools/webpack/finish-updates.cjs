/**
 * Applies updates that webpack leaves undone. A chunk that is loading when an update comes can leave it at `ready`, where
 * nobody applies it, and every later one is passed over: the page would keep its old code until it is reloaded.
 */
const { hot } = module;
/** Updates that are on their way are applied by then. */
const patienceMs = 500;
let timer;

hot?.addStatusHandler((status) => {
  clearTimeout(timer);
  if (status === 'ready')
    timer = setTimeout(() => finish().catch(() => globalThis.location.reload()), patienceMs);
});

async function finish() {
  await hot.apply();
  // Those that were passed over.
  if (hot.status() === 'idle') await hot.check(true);
}
