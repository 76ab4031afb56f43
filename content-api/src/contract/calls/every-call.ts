import type { Call } from '../call.ts';
import { kinds as allKinds } from '../kinds/index.ts';
import type { Kind } from '../kinds/kind.ts';
import { bringBackCalls } from './bring-back.ts';
import { importsCalls } from './imports.ts';
import { calls } from './index.ts';
import { callsOf } from './kind-calls.ts';
import { mailCalls } from './mail.ts';
import { redirectsCalls } from './redirects.ts';
import { reviewsCalls } from './reviews.ts';
import { translationsCalls } from './translations.ts';

/** Every call of the API, by name. */
export function everyCallOf(kinds: readonly Kind[]): Call[] {
  return [
    ...Object.values<Call>({
      ...calls,
      ...importsCalls,
      ...mailCalls,
      ...translationsCalls,
      ...reviewsCalls,
      ...bringBackCalls,
      ...redirectsCalls,
    }),
    ...kinds.flatMap(callsOf),
  ];
}

/** See `everyCallOf`: with the kinds of the product. */
export const everyCall: readonly Call[] = everyCallOf(allKinds);
