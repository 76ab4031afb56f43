import { rights } from 'content-api/contract';
import type { User } from 'content-api/contract';
import { testId } from './records.ts';

/** The signed-in account, an owner. */
export const testMe: User = {
  _id: testId(1),
  username: 'Mira',
  email: 'mira@studio.test',
  role: 'admin',
  may: [...rights],
  picture: '',
};
