import type { EmotionCache } from '@emotion/cache';

/**
 * Tells Emotion which styles the document brought. Its own way of finding them moves their elements, and every move
 * makes the browser style the whole page again.
 */
export function adoptStyles(cache: EmotionCache, document: Document): void {
  const ids = document.querySelector<HTMLStyleElement>('style[data-ids]')?.dataset.ids?.split(' ') ?? [];
  for (const id of ids) cache.inserted[id] = true;
}
