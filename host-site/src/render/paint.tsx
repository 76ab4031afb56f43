import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { FontPair } from 'content-api/look';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { emotionOptions } from '../app/emotion-options.ts';
import { facesOf } from './faces.ts';

export interface Painted {
  markup: string;
  /** All styles that the markup needs, and the names of its animations. */
  styles: { css: string; ids: string[] };
}

/** Draws a tree once, with its styles apart from its markup. */
export function paint(tree: ReactNode, fonts: FontPair): Painted {
  const cache = createCache(emotionOptions);
  // Styles are collected for the head instead of standing inside the markup.
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const markup = renderToString(<CacheProvider value={cache}>{tree}</CacheProvider>);
  const { styles } = emotion.extractCriticalToChunks(markup);
  const css = facesOf(fonts) + styles.map((style) => style.css).join('');
  return { markup, styles: { css, ids: styles.flatMap(animationsOf) } };
}

/** Ids of the animations. The styles themselves name their classes, and a browser never adds global styles. */
function animationsOf({ ids }: { ids: string[] }): string[] {
  return ids.filter((id) => id.startsWith('animation-'));
}
