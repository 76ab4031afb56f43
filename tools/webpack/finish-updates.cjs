/**
 * Applies updates that webpack leaves undone. A chunk that is loading when an update comes can leave it at `ready`, where
 * nobody applies it, and every later one is passed over: the page would keep its old code until it is reloaded.
 *
 * Reloads a page that could not be shown, after an update: who asked for code that failed keeps the failure.
 */
const { hot } = module;
/** Updates that are on their way are applied by then, and components are replaced. */
const patienceMs = 500;
const failedPage = '[role="alert"] h1';
let timer;

const reload = () => globalThis.location.reload();

hot?.addStatusHandler((status) => {
  // Every update ends with `idle`.
  if (status !== 'idle') clearTimeout(timer);
  if (status === 'ready') timer = setTimeout(() => finish().catch(reload), patienceMs);
  if (status === 'apply') timer = setTimeout(reloadFailed, patienceMs);
});

async function finish() {
  await hot.apply();
  // Those that were passed over.
  if (hot.status() === 'idle') await hot.check(true);
}

function reloadFailed() {
  if (globalThis.document.querySelector(failedPage)) reload();
}
