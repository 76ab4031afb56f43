import { z } from 'zod';
import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import { reviewTokenSchema } from '../review.ts';
import {
  clientTestimonialSchema,
  requestInputSchema,
  requestLinkSchema,
  testimonialRequestSchema,
  testimonialRequestsSchema,
} from '../testimonial-request.ts';
import { byId, kilobytes } from './parts.ts';

const byToken = z.strictObject({ token: reviewTokenSchema });
const requests = '/api/testimonials/requests';

/** Links by which clients write testimonials themselves, and withdraw them. */
export const testimonialRequestsCalls = {
  createTestimonialRequest: defineCall({
    id: 'createTestimonialRequest',
    summary: 'A link by which a client writes about a project; its address is answered this once',
    method: 'POST',
    path: requests,
    access: ['content'],
    body: requestInputSchema,
    bodyLimit: kilobytes(16),
    status: 201,
    answer: requestLinkSchema,
  }),
  listTestimonialRequests: defineCall({
    id: 'listTestimonialRequests',
    summary: 'Clients who were asked for a testimonial, the newest first',
    method: 'GET',
    path: requests,
    access: ['content'],
    status: 200,
    answer: testimonialRequestsSchema,
  }),
  endTestimonialRequest: defineCall({
    id: 'endTestimonialRequest',
    summary: 'End the link of a client who has not answered yet',
    method: 'POST',
    path: `${requests}/{id}/end`,
    access: ['content'],
    params: byId,
    status: 200,
    answer: testimonialRequestSchema,
  }),
  deleteTestimonialRequest: defineCall({
    id: 'deleteTestimonialRequest',
    summary: 'Delete a request with what was typed, as long as no testimonial rests on its consent',
    method: 'DELETE',
    path: `${requests}/{id}`,
    access: ['content'],
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
  readClientTestimonial: defineCall({
    id: 'readClientTestimonial',
    summary: 'What the client of a link has written so far, or has sent',
    method: 'GET',
    path: '/api/testimonial/{token}',
    access: 'public',
    params: byToken,
    status: 200,
    answer: clientTestimonialSchema,
  }),
  writeClientTestimonial: defineCall({
    id: 'writeClientTestimonial',
    summary:
      'Keep what the client typed, and send it with "action=send": the fields of a form, the portrait last but for consent and action',
    method: 'POST',
    path: '/api/testimonial/{token}',
    access: 'public',
    params: byToken,
    takesFile: true,
    status: 200,
    answer: clientTestimonialSchema,
  }),
  withdrawClientTestimonial: defineCall({
    id: 'withdrawClientTestimonial',
    summary: 'The client withdraws what was sent: nobody reads it any more',
    method: 'POST',
    path: '/api/testimonial/{token}/withdraw',
    access: 'public',
    params: byToken,
    status: 200,
    answer: outcomeSchema,
  }),
} as const;
