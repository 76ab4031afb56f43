import { z } from 'zod';

/** Ways out: everything for another site of this kind, files of any static host, Markdown, WordPress. */
const exportFormats = ['exact', 'static', 'markdown', 'wxr'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportParamsSchema = z.object({ format: z.enum(exportFormats) });
export const exportTicketSchema = z.object({ ticket: z.string().max(100) });
