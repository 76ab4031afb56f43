import type { EmotionCache } from '@emotion/cache';

/**
 * Registers the server-rendered styles with Emotion: those whose class stands in the styles, and the animations that the
 * element names. Emotion's own hydration moves the style elements, and every move makes the browser restyle the whole
 * page.
 */
export function registerServerStyles(cache: EmotionCache, document: Document): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-ids]');
  if (!style) return;
  const classes = style.textContent.matchAll(new RegExp(`\\.${cache.key}-(\\w+)`, 'g'));
  for (const [, id = ''] of classes) cache.inserted[id] = true;
  for (const id of style.dataset.ids?.split(' ') ?? []) cache.inserted[id] = true;
}
