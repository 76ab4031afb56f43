import type { ConsoleState } from './console-state.ts';
import { press } from './steps.ts';
import { failed } from './usual-states.ts';

const address = '/admin/account';

export const accountStates: ConsoleState[] = [
  { name: 'sessions and password', address },
  { name: 'sessions and password, fields missing', address, reach: press('Change Password') },
  failed('sessions', address, '**/api/auth/sessions'),
  { name: 'log out everywhere', address, reach: press('Log out everywhere') },
];
