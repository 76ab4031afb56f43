import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exportParamsSchema, exportTicketSchema } from '../exports.ts';

/** The site as an archive, to take along. */
export const exportsCalls = {
  ticketForExport: defineCall({
    id: 'ticketForExport',
    summary: 'A ticket to download what is public, in a format for another system, with the media',
    method: 'POST',
    path: '/api/exports/{format}/ticket',
    access: ['content', 'publish'],
    params: exportParamsSchema,
    mayOmitBody: true,
    body: z.strictObject({}),
    status: 200,
    answer: exportTicketSchema,
  }),
  downloadExport: defineCall({
    id: 'downloadExport',
    summary: 'The archive (zip), for a ticket that is not older than a minute. It is made while it is sent',
    method: 'POST',
    path: '/api/exports/{format}/download',
    access: 'public',
    params: exportParamsSchema,
    takesForms: true,
    body: exportTicketSchema.strict(),
    answersFile: true,
    status: 200,
  }),
} as const;
