import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import { factorsCalls } from './factors.ts';
import { kindsCalls } from './kinds.ts';
import { messagesCalls } from './messages.ts';
import { postsCalls } from './posts.ts';
import { projectsCalls } from './projects.ts';
import { previewsCalls } from './previews.ts';
import { recordsCalls } from './records.ts';
import { siteCalls } from './site.ts';
import { technologiesCalls } from './technologies.ts';
import { textsCalls } from './texts.ts';

/**
 * The calls that are written by hand; those of the kinds are made from their definitions. Not among them: the groups
 * that `everyCallOf` adds, which the first screen of the console must not load.
 */
export const calls = {
  ...authCalls,
  ...factorsCalls,
  ...postsCalls,
  ...projectsCalls,
  ...technologiesCalls,
  ...messagesCalls,
  ...siteCalls,
  ...kindsCalls,
  ...textsCalls,
  ...recordsCalls,
  ...auditCalls,
  ...previewsCalls,
} as const;
