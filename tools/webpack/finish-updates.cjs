/**
 * Applies updates that webpack leaves undone. A chunk that begins to load just before an update is applied makes webpack
 * refuse it, and every later one as well: the page would keep its old code until it is reloaded. Updates that came in the
 * meantime were passed over, so it asks for them afterwards.
 */
const { hot } = module;
hot?.addStatusHandler((status) => {
  if (status !== 'ready') return;
  // As a rule it is applied by then.
  setTimeout(() => {
    if (hot.status() === 'ready') finish().catch(() => globalThis.location.reload());
  });
});

async function finish() {
  await hot.apply();
  if (hot.status() === 'idle') await hot.check(true);
}
