/**
 * Applies updates that webpack leaves undone. A chunk that begins to load just before an update is applied makes webpack
 * refuse it, and every later one as well: the page would keep its old code until it is reloaded.
 */
const { hot } = module;
hot?.addStatusHandler((status) => {
  if (status !== 'ready') return;
  // As a rule it is applied by then.
  setTimeout(() => {
    if (hot.status() === 'ready') hot.apply().catch(() => globalThis.location.reload());
  });
});
