import { defineCall } from '../call.ts';
import { doctorSchema } from '../doctor.ts';
import { outcomeSchema } from '../outcome.ts';

/** The content doctor. */
export const doctorCalls = {
  getDoctor: defineCall({
    id: 'getDoctor',
    summary: 'Faults in the content: dead links, missing alternative text, large pictures and the like',
    method: 'GET',
    path: '/api/doctor',
    access: ['content'],
    status: 200,
    answer: doctorSchema,
  }),
  checkLinks: defineCall({
    id: 'checkLinks',
    summary: 'Begins to check the links to other sites; one check runs at a time',
    method: 'POST',
    path: '/api/doctor/links',
    access: ['content'],
    status: 202,
    answer: outcomeSchema,
  }),
} as const;
