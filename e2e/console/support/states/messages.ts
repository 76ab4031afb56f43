import type { Page } from '@playwright/test';
import type { ConsoleState } from './console-state.ts';
import { answers } from './network.ts';
import { press } from './steps.ts';
import { failed, loading } from './usual-states.ts';

const address = '/admin/messages';
const call = '**/api/messages?folder*';

export const messageStates: ConsoleState[] = [
  { name: 'messages', address },
  { name: 'message, open', address, reach: openMessage },
  {
    name: 'delete message',
    address,
    reach: async (page) => {
      await openMessage(page);
      await press('Delete')(page);
    },
  },
  {
    name: 'messages, empty',
    address,
    prepare: answers(call, {
      json: { messages: [], total: 0, unread: 0, keptDays: 0, canReply: true, page: 1, size: 24 },
    }),
  },
  loading('messages', address, call),
  { name: 'spam', address: '/admin/messages?folder=spam' },
  failed('messages', address, call),
];

async function openMessage(page: Page): Promise<void> {
  await page.getByRole('main').locator('summary').first().click();
}
