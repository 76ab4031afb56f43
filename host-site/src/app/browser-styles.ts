import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { emotionOptions } from './emotion-options.ts';

/** The style cache of what a browser renders: islands, and the console's entry. */
export function createBrowserStyles(): EmotionCache {
  // Rules go in through the CSSOM, which the content security policy allows; text nodes it would refuse.
  const cache = createCache({ ...emotionOptions, speedy: true });
  // No style element stands inside the markup, so `:first-child` is safe; Emotion warns of it otherwise.
  cache.compat = true;
  return cache;
}
