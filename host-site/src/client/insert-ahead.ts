import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import type { EmotionCache } from '@emotion/cache';
import { waitingStyles } from '../lib/styled.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** So many take less than 10 ms on a slow phone. */
const atOnce = 8;
let isPlanned = false;

/**
 * Puts the rules of components whose code has come into the document, a few in each idle moment: the page that draws
 * them then has nothing to compile between the click and its frame.
 */
export function insertAhead(cache: EmotionCache): void {
  if (isPlanned || waitingStyles.length === 0) return;
  isPlanned = true;
  whenIdle(() => {
    isPlanned = false;
    for (const styles of waitingStyles.splice(0, atOnce)) {
      // Without props, as most are drawn: styles that follow props give what they give by default.
      insertStyles(cache, serializeStyles(styles, cache.registered, {}), true);
    }
    insertAhead(cache);
  });
}
