import type { Call } from '../call.ts';
import { kinds as allKinds } from '../kinds/index.ts';
import type { Kind } from '../kinds/kind.ts';
import { visitsCalls } from './visits.ts';
import { audiencesCalls } from './audiences.ts';
import { accountLinksCalls } from './account-links.ts';
import { doctorCalls } from './doctor.ts';
import { backupsCalls } from './backups.ts';
import { mediaCalls } from './media.ts';
import { bringBackCalls } from './bring-back.ts';
import { exportsCalls } from './exports.ts';
import { installationCalls } from './installation.ts';
import { importsCalls } from './imports.ts';
import { calls } from './index.ts';
import { callsOf } from './kind-calls.ts';
import { mailCalls } from './mail.ts';
import { offSiteCalls } from './off-site.ts';
import { pitchesCalls } from './pitches.ts';
import { redirectsCalls } from './redirects.ts';
import { restoreCalls } from './restore.ts';
import { reviewsCalls } from './reviews.ts';
import { testimonialRequestsCalls } from './testimonial-requests.ts';
import { usersCalls } from './users.ts';
import { reportsCalls } from './reports.ts';
import { receiptsCalls } from './receipts.ts';
import { outboxCalls } from './outbox.ts';
import { scheduleCalls } from './schedule.ts';
import { translationsCalls } from './translations.ts';

/** Every call of the API, by name. */
export function everyCallOf(kinds: readonly Kind[]): Call[] {
  return [
    ...Object.values<Call>({
      ...calls,
      ...visitsCalls,
      ...accountLinksCalls,
      ...doctorCalls,
      ...backupsCalls,
      ...restoreCalls,
      ...offSiteCalls,
      ...mediaCalls,
      ...importsCalls,
      ...exportsCalls,
      ...mailCalls,
      ...installationCalls,
      ...translationsCalls,
      ...reviewsCalls,
      ...bringBackCalls,
      ...audiencesCalls,
      ...testimonialRequestsCalls,
      ...pitchesCalls,
      ...usersCalls,
      ...reportsCalls,
      ...receiptsCalls,
      ...outboxCalls,
      ...scheduleCalls,
      ...redirectsCalls,
    }),
    ...kinds.flatMap(callsOf),
  ];
}

/** See `everyCallOf`: with the kinds of the product. */
export const everyCall: readonly Call[] = everyCallOf(allKinds);
