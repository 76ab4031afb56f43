import type { Options } from '@emotion/cache';

/**
 * The same on the server and in the browser, so that styles are recognised. Vendor prefixes are written by hand where a
 * supported browser still needs them: a prefixer made a quarter of every page's styles.
 */
export const emotionOptions: Options = { key: 'c', stylisPlugins: [] };
