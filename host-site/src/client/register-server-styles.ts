import type { EmotionCache } from '@emotion/cache';

/**
 * Registers the server-rendered styles with Emotion. Emotion's own hydration moves the style elements, and every move
 * makes the browser restyle the whole page.
 */
export function registerServerStyles(cache: EmotionCache, document: Document): void {
  const ids = document.querySelector<HTMLStyleElement>('style[data-ids]')?.dataset.ids?.split(' ') ?? [];
  for (const id of ids) cache.inserted[id] = true;
}
