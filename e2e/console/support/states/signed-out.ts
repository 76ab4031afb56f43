import type { Page } from '@playwright/test';
import { studio } from '../../../support/studio.ts';
import { fill } from '../screen.ts';
import type { ConsoleState } from './console-state.ts';
import { answers, hangs } from './network.ts';
import { press } from './steps.ts';

const address = '/admin/login';
const call = '**/api/auth/login';

/** States of a visitor who is not signed in. */
export const signedOutStates: ConsoleState[] = [
  { name: 'login', address },
  { name: 'login, fields missing', address, reach: press('Sign In') },
  {
    name: 'login, refused',
    address,
    prepare: answers(call, {
      status: 401,
      json: { success: false, message: 'Login failed. Please check your credentials.' },
    }),
    reach: signIn,
  },
  { name: 'login, busy', address, prepare: hangs(call), reach: signIn },
  {
    name: 'login, no network',
    address,
    prepare: (page) => page.route(call, (route) => route.abort()),
    reach: signIn,
  },
];

async function signIn(page: Page): Promise<void> {
  await fill(page, { 'Email Address': studio.admin.email, Password: 'not this one' });
  await press('Sign In')(page);
}
