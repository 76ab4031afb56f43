import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import { idSchema } from '../primitives.ts';
import {
  accountInputSchema,
  accountPatchSchema,
  accountSchema,
  accountSessionsSchema,
  accountsSchema,
} from '../users.ts';
import { byId, kilobytes } from './parts.ts';

const access = ['people'] as const;
const bodyLimit = kilobytes(8);

/** Accounts of the console. Nobody gives a right that they lack, or changes an account that may do more than they may. */
export const usersCalls = {
  listUsers: defineCall({
    id: 'listUsers',
    summary: 'All accounts, and the invitations that are open',
    method: 'GET',
    path: '/api/users',
    access,
    status: 200,
    answer: accountsSchema,
  }),
  createUser: defineCall({
    id: 'createUser',
    summary: 'Add an account with a password; an invitation leaves the password to its owner',
    method: 'POST',
    path: '/api/users',
    access,
    body: accountInputSchema,
    bodyLimit,
    status: 201,
    answer: accountSchema,
  }),
  changeUser: defineCall({
    id: 'changeUser',
    summary: 'Change name or rights of an account, or keep it from logging in; 409 for the last owner',
    method: 'PATCH',
    path: '/api/users/{id}',
    access,
    params: byId,
    body: accountPatchSchema,
    bodyLimit,
    status: 200,
    answer: accountSchema,
  }),
  deleteUser: defineCall({
    id: 'deleteUser',
    summary: 'Delete an account with its sessions; 409 for the last owner and for the own account',
    method: 'DELETE',
    path: '/api/users/{id}',
    access,
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
  listUserSessions: defineCall({
    id: 'listUserSessions',
    summary: 'The sessions of an account',
    method: 'GET',
    path: '/api/users/{id}/sessions',
    access,
    params: byId,
    status: 200,
    answer: accountSessionsSchema,
  }),
  endUserSessions: defineCall({
    id: 'endUserSessions',
    summary: 'End every session of an account',
    method: 'DELETE',
    path: '/api/users/{id}/sessions',
    access,
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
  endUserSession: defineCall({
    id: 'endUserSession',
    summary: 'End one session of an account',
    method: 'DELETE',
    path: '/api/users/{id}/sessions/{session}',
    access,
    params: byId.extend({ session: idSchema }),
    status: 200,
    answer: outcomeSchema,
  }),
} as const;
