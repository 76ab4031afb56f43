import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mailServerInputSchema, mailServerSchema, mailTestSchema } from '../mail.ts';
import { rights } from '../rights.ts';

const path = '/api/mail';

/** The mail server. Mails carry the links that set passwords, so only an account with all rights changes it. */
export const mailCalls = {
  getMail: defineCall({
    id: 'getMail',
    summary: 'The mail server in use, without its password',
    method: 'GET',
    path,
    access: ['studio'],
    status: 200,
    answer: mailServerSchema,
  }),
  saveMail: defineCall({
    id: 'saveMail',
    summary: 'Set the mail server; refused where the environment sets one',
    method: 'PUT',
    path,
    access: rights,
    body: mailServerInputSchema,
    status: 200,
    answer: mailServerSchema,
  }),
  removeMail: defineCall({
    id: 'removeMail',
    summary: 'Send no mail any more; mails that wait stay in the queue for a day',
    method: 'DELETE',
    path,
    access: rights,
    status: 200,
    answer: mailServerSchema,
  }),
  testMail: defineCall({
    id: 'testMail',
    summary: 'Send a mail to the own account, and say in words what the mail server answers',
    method: 'POST',
    path: '/api/mail/test',
    access: ['studio'],
    mayOmitBody: true,
    body: z.strictObject({}),
    status: 200,
    answer: mailTestSchema,
  }),
} as const;
