import {
  acceptedSchema,
  acceptInputSchema,
  accountLinkSchema,
  forgotInputSchema,
  invitationInputSchema,
  linkInputSchema,
  linkSchema,
  resetInputSchema,
} from '../account-links.ts';
import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import { byId, kilobytes } from './parts.ts';

const access = ['people'] as const;
const bodyLimit = kilobytes(4);

/** Links that make an account or set a new password. */
export const accountLinksCalls = {
  invite: defineCall({
    id: 'invite',
    summary: 'Invite somebody: a link that makes an account with these rights, once, within 7 days',
    method: 'POST',
    path: '/api/invitations',
    access,
    body: invitationInputSchema,
    bodyLimit,
    status: 201,
    answer: accountLinkSchema,
  }),
  withdrawInvitation: defineCall({
    id: 'withdrawInvitation',
    summary: 'Withdraw an invitation; its link no longer works',
    method: 'DELETE',
    path: '/api/invitations/{id}',
    access,
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
  createResetLink: defineCall({
    id: 'createResetLink',
    summary: 'A link by which the owner of an account sets a new password, once, within an hour',
    method: 'POST',
    path: '/api/users/{id}/reset-link',
    access,
    params: byId,
    status: 201,
    answer: accountLinkSchema,
  }),
  readLink: defineCall({
    id: 'readLink',
    summary: 'For whom an invitation or a reset link is; 410 when it no longer works',
    method: 'POST',
    path: '/api/auth/link',
    access: 'public',
    body: linkInputSchema,
    bodyLimit,
    status: 200,
    answer: linkSchema,
  }),
  acceptInvitation: defineCall({
    id: 'acceptInvitation',
    summary: 'Accept an invitation: makes the account. 410 when the link no longer works',
    method: 'POST',
    path: '/api/auth/accept',
    access: 'public',
    body: acceptInputSchema,
    bodyLimit,
    status: 201,
    answer: acceptedSchema,
  }),
  forgotPassword: defineCall({
    id: 'forgotPassword',
    summary: 'Ask for a reset link by e-mail; the answer is the same whether the account exists or not',
    method: 'POST',
    path: '/api/auth/forgot',
    access: 'public',
    body: forgotInputSchema,
    bodyLimit,
    status: 202,
    answer: outcomeSchema,
  }),
  resetPassword: defineCall({
    id: 'resetPassword',
    summary: 'Set a new password with a reset link; ends every session. 410 when the link no longer works',
    method: 'POST',
    path: '/api/auth/reset',
    access: 'public',
    body: resetInputSchema,
    bodyLimit,
    status: 200,
    answer: outcomeSchema,
  }),
} as const;
