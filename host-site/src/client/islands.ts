import { onEachPage, onPageLeave } from './page-change.ts';
import { stylesOfPage } from './swap-page.ts';

/** Distance from the window at which an island's code is loaded. */
const aheadPx = 400;
const islandMark = '[data-island]';
const stops = new Map<Element, () => void>();
const loading = new WeakMap<Element, Promise<void>>();

/**
 * Makes the islands of a page alive: each when it comes near the window, is focused or touched. A press on a button that comes
 * before is done once it is alive; a form that is sent before is the browser's.
 */
export function startIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target);
    },
    { rootMargin: `${aheadPx}px` },
  );
  onEachPage(() => {
    observer.disconnect();
    for (const island of document.querySelectorAll(islandMark)) observer.observe(island);
  });
  onPageLeave(stopAll);
  for (const type of ['focusin', 'pointerdown', 'keydown'])
    document.addEventListener(type, ({ target }) => void wake(islandOf(target)), {
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
      // Without its code the press is lost: made again, it would ask for the code for ever.
      void wake(island)?.then(() => stops.has(island) && button.isConnected && button.click());
    },
    true,
  );
}

function stopAll(): void {
  for (const stop of stops.values()) stop();
  stops.clear();
}

function wake(island: Element | null | undefined): Promise<void> | undefined {
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
  const { wakeIsland } = await import(/* webpackChunkName: "islands" */ '../islands/wake-island.tsx');
  const stop = await wakeIsland(island as HTMLElement, stylesOfPage());
  if (!island.isConnected) return stop();
  stops.set(island, stop);
  island.setAttribute('data-alive', '');
}

function islandOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(islandMark) : null;
}
