import { defineCall } from '../call.ts';
import {
  contactInputSchema,
  eraseInputSchema,
  erasedSchema,
  messageListQuerySchema,
  messagePatchSchema,
  messageSchema,
  messagesSchema,
  replyInputSchema,
} from '../message.ts';
import { languageQuerySchema } from '../paging.ts';
import { replyTimeSchema } from '../reply-time.ts';
import { outcomeSchema } from '../outcome.ts';
import { byId, kilobytes } from './parts.ts';

/** The contact form and the messages that it brought. */
export const messagesCalls = {
  sendMessage: defineCall({
    id: 'sendMessage',
    summary: 'The contact form, as JSON, urlencoded or multipart; answered in the language of its page',
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    query: languageQuerySchema,
    body: contactInputSchema,
    takesForms: true,
    bodyLimit: kilobytes(16),
    status: 200,
    answer: outcomeSchema,
  }),
  getReplyTime: defineCall({
    id: 'getReplyTime',
    summary: 'How soon messages were answered lately, for the contact page',
    method: 'GET',
    path: '/api/reply-time',
    access: 'public',
    status: 200,
    answer: replyTimeSchema,
  }),
  listMessages: defineCall({
    id: 'listMessages',
    summary: 'Stored messages, the newest first',
    method: 'GET',
    path: '/api/messages',
    access: ['messages'],
    query: messageListQuerySchema,
    status: 200,
    answer: messagesSchema,
  }),
  updateMessage: defineCall({
    id: 'updateMessage',
    summary: 'Change state, note, assignee or the read mark of a message',
    method: 'PATCH',
    path: '/api/messages/{id}',
    access: ['messages'],
    params: byId,
    body: messagePatchSchema,
    status: 200,
    answer: messageSchema,
  }),
  replyToMessage: defineCall({
    id: 'replyToMessage',
    summary: 'Answer a message by mail, through the queue',
    method: 'POST',
    path: '/api/messages/{id}/reply',
    access: ['messages'],
    params: byId,
    body: replyInputSchema,
    status: 200,
    answer: messageSchema,
  }),
  eraseMessages: defineCall({
    id: 'eraseMessages',
    summary:
      'Erase a person: the messages of an address with their deliveries, and what the audit says of them',
    method: 'POST',
    path: '/api/messages/erase',
    access: ['messages'],
    body: eraseInputSchema,
    status: 200,
    answer: erasedSchema,
  }),
  deleteMessage: defineCall({
    id: 'deleteMessage',
    summary: 'Delete a message',
    method: 'DELETE',
    path: '/api/messages/{id}',
    access: ['messages'],
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
} as const;
