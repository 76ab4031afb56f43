import { z } from 'zod';
import { guestInputSchema } from '../audience.ts';
import { defineCall } from '../call.ts';
import {
  clientPitchSchema,
  pitchAnswerInputSchema,
  pitchLinkSchema,
  pitchListSchema,
  pitchQuestionInputSchema,
  pitchQuerySchema,
  pitchSeenSchema,
} from '../pitch.ts';
import { reviewTokenSchema } from '../review.ts';
import { byId, kilobytes } from './parts.ts';

const byToken = z.strictObject({ token: reviewTokenSchema });
const bodyLimit = kilobytes(16);

/** Links by which clients read pitches, and accept or decline them. A link is ended as that of a guest. */
export const pitchesCalls = {
  listPitches: defineCall({
    id: 'listPitches',
    summary: 'Every pitch, what has become of it, its links and what was answered',
    method: 'GET',
    path: '/api/pitches',
    access: ['content'],
    status: 200,
    answer: pitchListSchema,
  }),
  createPitchLink: defineCall({
    id: 'createPitchLink',
    summary: 'A link to what is published of a pitch; its address is answered this once',
    method: 'POST',
    path: '/api/pitches/{id}/links',
    access: ['content', 'publish'],
    params: byId,
    body: guestInputSchema,
    bodyLimit,
    status: 201,
    answer: pitchLinkSchema,
  }),
  readClientPitch: defineCall({
    id: 'readClientPitch',
    summary: 'The pitch of a link, with the price of the options that are ticked',
    method: 'GET',
    path: '/api/pitch/{token}',
    access: 'public',
    params: byToken,
    query: pitchQuerySchema,
    status: 200,
    answer: clientPitchSchema,
  }),
  answerPitch: defineCall({
    id: 'answerPitch',
    summary: 'Accept or decline the revision that the client saw; once, whatever comes after it',
    method: 'POST',
    path: '/api/pitch/{token}/answer',
    access: 'public',
    params: byToken,
    body: pitchAnswerInputSchema,
    bodyLimit,
    status: 200,
    answer: clientPitchSchema,
  }),
  askAboutPitch: defineCall({
    id: 'askAboutPitch',
    summary: 'Ask the studio about a part of the pitch; the question is a message of the inbox',
    method: 'POST',
    path: '/api/pitch/{token}/question',
    access: 'public',
    params: byToken,
    body: pitchQuestionInputSchema,
    bodyLimit: kilobytes(64),
    status: 204,
  }),
  notePitchSeen: defineCall({
    id: 'notePitchSeen',
    summary: 'Count an opening of a link, or note how far the pitch was read',
    method: 'POST',
    path: '/api/pitch/{token}/seen',
    access: 'public',
    params: byToken,
    body: pitchSeenSchema,
    bodyLimit,
    status: 204,
  }),
} as const;
