import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import { factorsCalls } from './factors.ts';
import { kindsCalls } from './kinds.ts';
import { messagesCalls } from './messages.ts';
import { outboxCalls } from './outbox.ts';
import { postsCalls } from './posts.ts';
import { projectsCalls } from './projects.ts';
import { previewsCalls } from './previews.ts';
import { receiptsCalls } from './receipts.ts';
import { recordsCalls } from './records.ts';
import { reportsCalls } from './reports.ts';
import { scheduleCalls } from './schedule.ts';
import { siteCalls } from './site.ts';
import { technologiesCalls } from './technologies.ts';
import { textsCalls } from './texts.ts';
import { usersCalls } from './users.ts';

/**
 * The calls that are written by hand; those of the kinds are made from their definitions. Not among them: the groups
 * that `everyCallOf` adds, which the first screen of the console must not load.
 */
export const calls = {
  ...authCalls,
  ...usersCalls,
  ...factorsCalls,
  ...postsCalls,
  ...projectsCalls,
  ...technologiesCalls,
  ...messagesCalls,
  ...outboxCalls,
  ...reportsCalls,
  ...siteCalls,
  ...kindsCalls,
  ...textsCalls,
  ...recordsCalls,
  ...auditCalls,
  ...previewsCalls,
  ...scheduleCalls,
  ...receiptsCalls,
} as const;
