import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import type { EmotionCache } from '@emotion/cache';
import { waitingStyles } from '../lib/styled.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Components per idle callback: less than 20 ms on a slow phone. After each the browser checks the page's styles again. */
const atOnce = 16;
let isPlanned = false;

/** Inserts the rules of components whose code has loaded, a few in each idle callback. `lib/styled.ts` has the reason. */
export function insertAhead(cache: EmotionCache): void {
  if (isPlanned || waitingStyles.length === 0) return;
  isPlanned = true;
  whenIdle(() => {
    isPlanned = false;
    for (const styles of waitingStyles.splice(0, atOnce)) {
      // Without props, as most components render. Styles that depend on props give their default.
      insertStyles(cache, serializeStyles(styles, cache.registered, {}), true);
    }
    insertAhead(cache);
  });
}
