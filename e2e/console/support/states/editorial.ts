import { expect, type Page } from '@playwright/test';
import { differences, schedule, trashedProjects } from '../records.ts';
import type { ConsoleState } from './console-state.ts';
import { answers, fails } from './network.ts';
import { canTryAgain, press } from './steps.ts';
import { failed, loading } from './usual-states.ts';

const history = '/admin/history';
const changed = answers('**/api/differences?*', { json: differences });
const trashed = answers('**/api/records/project?*', { json: trashedProjects });

/** Schedule, history of the site, trash and audit. */
export const editorialStates: ConsoleState[] = [
  {
    name: 'schedule',
    address: '/admin/schedule',
    prepare: answers('**/api/schedule?*', { json: schedule() }),
  },
  { name: 'schedule, empty', address: '/admin/schedule?month=2199-01' },
  failed('schedule', '/admin/schedule', '**/api/schedule?*'),

  { name: 'site history', address: history },
  { name: 'site history, differences', address: history, prepare: changed, reach: chooseMoment },
  {
    name: 'bring a moment back',
    address: history,
    prepare: changed,
    reach: async (page) => {
      await chooseMoment(page);
      await press('Bring this moment back')(page);
    },
  },
  {
    name: 'site history, failed',
    address: history,
    prepare: fails('**/api/differences?*'),
    reach: async (page) => {
      await press('Yesterday')(page);
      await canTryAgain(page);
    },
  },

  { name: 'trash, empty', address: '/admin/trash' },
  { name: 'trash', address: '/admin/trash', prepare: trashed },
  failed('trash', '/admin/trash', '**/api/records/project?*'),
  { name: 'delete for good', address: '/admin/trash', prepare: trashed, reach: press('Delete for good') },

  { name: 'who has access, empty', address: '/admin/access' },
  loading('who has access', '/admin/access', '**/api/guests'),
  failed('who has access', '/admin/access', '**/api/guests'),

  { name: 'audit', address: '/admin/audit' },
  { name: 'audit, none found', address: '/admin/audit?who=nobody-like-that' },
  loading('audit', '/admin/audit', '**/api/audit?*'),
  failed('audit', '/admin/audit', '**/api/audit?*'),

  { name: 'backups', address: '/admin/backups' },
  loading('backups', '/admin/backups', '**/api/backups/files'),
  failed('backups', '/admin/backups', '**/api/backups/files'),

  { name: 'move in', address: '/admin/move-in' },
  loading('move in', '/admin/move-in', '**/api/imports'),
  failed('move in', '/admin/move-in', '**/api/imports'),
  { name: 'take it with you', address: '/admin/move-out' },

  { name: 'mail', address: '/admin/mail' },
  loading('mail', '/admin/mail', '**/api/mail'),
  failed('mail', '/admin/mail', '**/api/mail'),

  { name: 'about this installation', address: '/admin/installation' },
  loading('about this installation', '/admin/installation', '**/api/installation'),
  failed('about this installation', '/admin/installation', '**/api/installation'),
];

async function chooseMoment(page: Page): Promise<void> {
  await press('Yesterday')(page);
  await expect(page.getByRole('list', { name: 'Differences' })).toBeVisible();
}
