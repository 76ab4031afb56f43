import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { FontPair } from 'content-api/look';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { emotionOptions } from '../app/emotion-options.ts';
import { facesOf } from './faces.ts';
import { collectIslands } from './render-islands.tsx';
import type { PageIslands } from './render-islands.tsx';

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
  tree: (islands: PageIslands) => ReactNode,
  fonts: FontPair,
): Promise<RenderedTree> {
  const cache = createCache(emotionOptions);
  // Styles are collected for the head instead of standing inside the markup.
  cache.compat = true;
  const islands = collectIslands();
  let error: unknown;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{tree(islands)}</CacheProvider>,
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
  return {
    markup,
    styles: {
      site: facesOf(fonts) + cssOf(styles.filter(isSite)),
      page: cssOf(styles.filter((style) => !isSite(style))),
    },
    ...(error !== undefined && { error }),
  };
}
