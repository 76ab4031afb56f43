import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { UiProvider } from 'shared-ui';
import { createBrowserStyles } from '../app/browser-styles.ts';
import { keepTypedValues } from './keep-typed-values.ts';
import { islands } from './registry.ts';
import type { AnyIsland, IslandName } from './registry.ts';

/**
 * Hydrates an island in the markup of the server.
 *
 * @param css the styles of the page, which need not be inserted again
 * @returns a function that unmounts it
 */
export async function hydrateIsland(place: HTMLElement, css: string): Promise<() => void> {
  const { Component, readers = {} } = (await islands[place.dataset.island as IslandName]()) as AnyIsland;
  const props = JSON.parse(place.dataset.props ?? '{}') as Record<string, unknown>;
  for (const [prop, read] of Object.entries(readers)) props[prop] = read(place);
  const cache = createBrowserStyles();
  register(cache, css);
  const restoreTyped = keepTypedValues(place);
  let isLeft = false;
  const root = hydrateRoot(
    place,
    <CacheProvider value={cache}>
      <UiProvider>
        <Component {...props} />
      </UiProvider>
    </CacheProvider>,
    {
      identifierPrefix: place.dataset.prefix,
      onRecoverableError(error) {
        // React reports an island whose page is left before it was hydrated.
        if (isLeft) return;
        reportError(error);
        restoreTyped();
      },
    },
  );
  return () => {
    isLeft = true;
    root.unmount();
  };
}

/** Classes and animations that the page has. */
function register(cache: EmotionCache, css: string): void {
  for (const [, id = ''] of css.matchAll(new RegExp(`\\.${cache.key}-(\\w+)`, 'g')))
    cache.inserted[id] = true;
  for (const [, id = ''] of css.matchAll(/@keyframes (animation-\w+)/g)) cache.inserted[id] = true;
}
