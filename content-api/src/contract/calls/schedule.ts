import { defineCall } from '../call.ts';
import { scheduleQuerySchema, scheduleSchema } from '../schedule.ts';

/** The call that lists scheduled publications of all kinds. */
export const scheduleCalls = {
  listSchedule: defineCall({
    id: 'listSchedule',
    summary: 'The moments at which records of any kind go live or are taken down by themselves',
    method: 'GET',
    path: '/api/schedule',
    access: ['content'],
    query: scheduleQuerySchema,
    status: 200,
    answer: scheduleSchema,
  }),
} as const;
