import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { UiProvider } from 'shared-ui';
import type { IslandPlaces, PlacedIsland } from '../islands/island-context.ts';
import { islands } from '../islands/registry.ts';
import { escapeHtml } from './escape.ts';

/** The islands of a page that is being rendered. */
export interface PageIslands extends IslandPlaces {
  /** Puts the islands into the markup of the page, each rendered as a root of its own, as the browser wakes it. */
  fill: (markup: string, cache: EmotionCache) => Promise<string>;
}

export function collectIslands(): PageIslands {
  const placed: PlacedIsland[] = [];
  return {
    place: (island) => <div data-island={island.name} data-prefix={`i${placed.push(island) - 1}-`} />,
    async fill(markup, cache) {
      const filled = await Promise.all(placed.map((island, at) => renderIsland(island, at, cache)));
      return markup.replaceAll(
        /<div data-island="\w+" data-prefix="i(\d+)-"><\/div>/g,
        (empty, at: string) => filled[Number(at)] ?? empty,
      );
    },
  };
}

async function renderIsland({ name, props }: PlacedIsland, at: number, cache: EmotionCache): Promise<string> {
  const Component = (await islands[name]()) as ComponentType<object>;
  const prefix = `i${at}-`;
  const html = renderToString(
    <CacheProvider value={cache}>
      <UiProvider>
        <Component {...props} />
      </UiProvider>
    </CacheProvider>,
    { identifierPrefix: prefix },
  );
  const json = escapeHtml(JSON.stringify(props));
  return `<div data-island="${name}" data-prefix="${prefix}" data-props="${json}">${html}</div>`;
}
