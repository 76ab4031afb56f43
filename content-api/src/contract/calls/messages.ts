import { defineCall } from '../call.ts';
import {
  contactInputSchema,
  messageListQuerySchema,
  messagePatchSchema,
  messageSchema,
  messagesSchema,
} from '../message.ts';
import { outcomeSchema } from '../outcome.ts';
import { byId, kilobytes } from './parts.ts';

/** The contact form and the messages that it brought. */
export const messagesCalls = {
  sendMessage: defineCall({
    id: 'sendMessage',
    summary: 'The contact form, as JSON, urlencoded or multipart',
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    body: contactInputSchema,
    takesForms: true,
    bodyLimit: kilobytes(16),
    status: 200,
    answer: outcomeSchema,
  }),
  listMessages: defineCall({
    id: 'listMessages',
    summary: 'Stored messages, the newest first',
    method: 'GET',
    path: '/api/messages',
    access: 'admin',
    query: messageListQuerySchema,
    status: 200,
    answer: messagesSchema,
  }),
  updateMessage: defineCall({
    id: 'updateMessage',
    summary: 'Mark a message as read or spam, or take the mark back',
    method: 'PATCH',
    path: '/api/messages/{id}',
    access: 'admin',
    params: byId,
    body: messagePatchSchema,
    status: 200,
    answer: messageSchema,
  }),
  deleteMessage: defineCall({
    id: 'deleteMessage',
    summary: 'Delete a message',
    method: 'DELETE',
    path: '/api/messages/{id}',
    access: 'admin',
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
} as const;
