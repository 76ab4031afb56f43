import { onEachPage, onPageLeave } from './page-change.ts';
import { stylesOfPage } from './swap-page.ts';

/** Distance from the window at which an island's code is loaded. */
const aheadPx = 400;
const islandMark = '[data-island]';
const stops = new Map<Element, () => void>();
const loading = new WeakMap<Element, Promise<void>>();

/**
 * Hydrates the islands of a page: each when it comes near the viewport, is focused or touched. A click on a button before
 * that is replayed after hydration; a form sent before that is sent by the browser.
 */
export function startIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void hydrate(target);
    },
    { rootMargin: `${aheadPx}px` },
  );
  onEachPage(() => {
    observer.disconnect();
    for (const island of document.querySelectorAll(islandMark)) observer.observe(island);
  });
  onPageLeave(stopAll);
  for (const type of ['focusin', 'pointerdown', 'keydown'])
    document.addEventListener(type, ({ target }) => void hydrate(islandOf(target)), {
      capture: true,
      passive: true,
    });
  document.addEventListener(
    'click',
    (event) => {
      const island = islandOf(event.target);
      const button = (event.target as Element).closest<HTMLElement>('[type=button]');
      if (!island || !button || stops.has(island)) return;
      event.stopPropagation();
      // If loading failed, the click is dropped: replayed, it would load for ever.
      void hydrate(island)?.then(() => stops.has(island) && button.isConnected && button.click());
    },
    true,
  );
}

function stopAll(): void {
  for (const stop of stops.values()) stop();
  stops.clear();
}

function hydrate(island: Element | null | undefined): Promise<void> | undefined {
  if (!island || stops.has(island)) return undefined;
  const started =
    loading.get(island) ??
    start(island).catch(() => {
      // The next touch tries again.
      loading.delete(island);
    });
  loading.set(island, started);
  return started;
}

async function start(island: Element): Promise<void> {
  const { hydrateIsland: wakeIsland } = await import(
    /* webpackChunkName: "islands" */ '../islands/hydrate-island.tsx'
  );
  const stop = await wakeIsland(island as HTMLElement, stylesOfPage());
  if (!island.isConnected) return stop();
  stops.set(island, stop);
  island.setAttribute('data-alive', '');
}

function islandOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(islandMark) : null;
}
