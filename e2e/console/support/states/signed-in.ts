import { aboutStates } from './about.ts';
import { accountStates } from './account.ts';
import { cardMenuStates } from './card-menu.ts';
import type { ConsoleState } from './console-state.ts';
import { dashboardStates } from './dashboard.ts';
import { editorialStates } from './editorial.ts';
import { mediaStates } from './media.ts';
import { messageStates } from './messages.ts';
import { projectFormStates } from './project-form.ts';
import { projectListStates } from './projects.ts';
import { serviceAndPostStates } from './services-and-posts.ts';
import { technologyStates } from './technologies.ts';

/** States of a signed-in admin. */
export const signedInStates: ConsoleState[] = [
  ...dashboardStates,
  ...projectListStates,
  ...projectFormStates,
  ...cardMenuStates,
  ...editorialStates,
  ...serviceAndPostStates,
  ...aboutStates,
  ...technologyStates,
  ...mediaStates,
  ...messageStates,
  ...accountStates,
  { name: 'redirects', address: '/admin/redirects' },
  { name: 'not found', address: '/admin/nowhere' },
];
