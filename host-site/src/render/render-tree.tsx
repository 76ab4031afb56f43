import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { LookTheme } from 'content-api/look';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { UiProvider } from 'shared-ui';
import { emotionOptions } from '../app/emotion-options.ts';
import { islands as registry } from '../islands/registry.ts';
import type { AnyIsland, PlacedIsland } from '../islands/registry.ts';
import { escapeHtml } from './escape.ts';
import { fontFacesOf, scriptFacesOf } from './font-faces.ts';

export interface RenderedTree {
  markup: string;
  /** Styles that every page of the site has, and those of this page. */
  styles: { site: string; page: string };
  /** The first fault of a part, in whose place the markup has a line that says so. */
  error?: unknown;
}

/**
 * Renders a tree to markup and its styles.
 *
 * @throws when the tree fails outside of its parts
 */
export async function renderTree(
  tree: (placeIsland: PageIslands['place']) => ReactNode,
  { fonts, headlines }: Pick<LookTheme, 'fonts' | 'headlines'>,
  language = 'en',
): Promise<RenderedTree> {
  const cache = createCache(emotionOptions);
  // Styles are collected for the head instead of standing inside the markup.
  cache.compat = true;
  const islands = collectIslands();
  let error: unknown;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{tree(islands.place)}</CacheProvider>,
    {
      // Every part stands at its place, whatever its size: pages are read without script too.
      progressiveChunkSize: Infinity,
      onError: (fault) => void (error ??= fault),
    },
  );
  const markup = await islands.fill(await text(prelude), cache);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(markup);
  const isSite = ({ key, ids }: (typeof styles)[number]) =>
    key.endsWith('-global') && !ids.some((id) => id.startsWith('animation-'));
  const cssOf = (some: typeof styles) => some.map(({ css }) => css).join('');
  // Styles show characters too, such as quotation marks. No page loads a font for the name of another language.
  const shown = markup.replaceAll(/<nav class="languages".*?<\/nav>/gs, '') + cssOf(styles);
  const scriptFaces = scriptFacesOf(shown, fonts, language, headlines.size);
  return {
    markup,
    styles: {
      site: fontFacesOf(fonts, language, headlines.size) + cssOf(styles.filter(isSite)),
      page: scriptFaces + cssOf(styles.filter((style) => !isSite(style))),
    },
    ...(error !== undefined && { error }),
  };
}

/** The islands of a page that is being rendered. */
export interface PageIslands {
  /** Notes an island, and gives what stands for it in the page. */
  place: (island: PlacedIsland) => ReactNode;
  /** Puts the islands into the markup of the page, each rendered as a root of its own, as the browser wakes it. */
  fill: (markup: string, cache: EmotionCache) => Promise<string>;
}

function collectIslands(): PageIslands {
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
  const { Component, readers = {} } = (await registry[name]()) as AnyIsland;
  const prefix = `i${at}-`;
  const html = renderToString(
    <CacheProvider value={cache}>
      <UiProvider>
        <Component {...props} />
      </UiProvider>
    </CacheProvider>,
    { identifierPrefix: prefix },
  );
  const json = escapeHtml(
    JSON.stringify(props, (key, value: unknown) => (key in readers ? undefined : value)),
  );
  return `<div data-island="${name}" data-prefix="${prefix}" data-props="${json}">${html}</div>`;
}
