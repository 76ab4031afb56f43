import type { Kind } from 'content-api/contract';
import { useEffect, useState } from 'react';

type SlugRule = (kind: Kind, title: string) => string;

/**
 * Loads the function that proposes a slug for a title. Its tables of letters weigh as much as a screen, so only forms
 * that propose one fetch them.
 *
 * @returns undefined until it is here; without it, a slug is typed by hand
 */
export function useSlugRule(isWanted: boolean): SlugRule | undefined {
  const [rule, setRule] = useState<SlugRule>();
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "slug-of" */ 'content-api/slug-of').then(
      ({ slugFor }) => setRule(() => slugFor),
      () => undefined,
    );
  }, [isWanted]);
  return rule;
}
