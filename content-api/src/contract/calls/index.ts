import { accountLinksCalls } from './account-links.ts';
import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import { backupsCalls } from './backups.ts';
import { doctorCalls } from './doctor.ts';
import { factorsCalls } from './factors.ts';
import { kindsCalls } from './kinds.ts';
import { mediaCalls } from './media.ts';
import { messagesCalls } from './messages.ts';
import { outboxCalls } from './outbox.ts';
import { postsCalls } from './posts.ts';
import { projectsCalls } from './projects.ts';
import { bringBackCalls } from './bring-back.ts';
import { previewsCalls } from './previews.ts';
import { receiptsCalls } from './receipts.ts';
import { recordsCalls } from './records.ts';
import { redirectsCalls } from './redirects.ts';
import { reportsCalls } from './reports.ts';
import { reviewsCalls } from './reviews.ts';
import { scheduleCalls } from './schedule.ts';
import { siteCalls } from './site.ts';
import { technologiesCalls } from './technologies.ts';
import { textsCalls } from './texts.ts';
import { usersCalls } from './users.ts';
import { visitsCalls } from './visits.ts';

/**
 * The calls that are written by hand; those of the kinds are made from their definitions. Not among them: `importsCalls`
 * and `translationsCalls`, which the first screen of the console must not load.
 */
export const calls = {
  ...authCalls,
  ...usersCalls,
  ...accountLinksCalls,
  ...factorsCalls,
  ...postsCalls,
  ...projectsCalls,
  ...technologiesCalls,
  ...messagesCalls,
  ...outboxCalls,
  ...backupsCalls,
  ...reportsCalls,
  ...siteCalls,
  ...kindsCalls,
  ...textsCalls,
  ...recordsCalls,
  ...auditCalls,
  ...previewsCalls,
  ...bringBackCalls,
  ...scheduleCalls,
  ...reviewsCalls,
  ...mediaCalls,
  ...visitsCalls,
  ...redirectsCalls,
  ...doctorCalls,
  ...receiptsCalls,
} as const;
