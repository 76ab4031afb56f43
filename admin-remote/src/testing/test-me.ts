import { rights } from 'content-api/contract';
import type { OwnAccount } from 'content-api/contract';
import { testId } from './records.ts';

/** The signed-in account, an owner. */
export const testMe: OwnAccount = {
  _id: testId(1),
  username: 'Mira',
  email: 'mira@studio.test',
  role: 'admin',
  may: [...rights],
  picture: '',
  updatedAt: '2026-10-02T09:00:00.000Z',
};
