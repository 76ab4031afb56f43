import { aboutCalls } from './about.ts';
import { authCalls } from './auth.ts';
import { foundersCalls } from './founders.ts';
import { messagesCalls } from './messages.ts';
import { postsCalls } from './posts.ts';
import { projectsCalls } from './projects.ts';
import { reportsCalls } from './reports.ts';
import { servicesCalls } from './services.ts';
import { siteCalls } from './site.ts';
import { technologiesCalls } from './technologies.ts';

/** Every call of the API (the specification's section 7 and ruling 3). */
export const calls = {
  ...authCalls,
  ...projectsCalls,
  ...servicesCalls,
  ...postsCalls,
  ...aboutCalls,
  ...foundersCalls,
  ...technologiesCalls,
  ...messagesCalls,
  ...reportsCalls,
  ...siteCalls,
} as const;
