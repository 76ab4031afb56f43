import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { fault } from '../lib/fault.ts';

/** Parses bodies of plain HTML forms. Fields become text; files are refused. */
export async function acceptFormBodies(scope: FastifyInstance): Promise<void> {
  await scope.register(formbody);
  // The route's limit must hold for the whole body, so it is read as one and the platform takes it apart.
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: { headers: { 'content-type'?: string } }, bytes: Buffer) =>
      readMultipart(bytes, request.headers['content-type'] ?? ''),
  );
}

async function readMultipart(bytes: Buffer, contentType: string): Promise<Record<string, string>> {
  let entries: [string, string | File][];
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': contentType },
    }).formData();
    entries = [...form];
  } catch {
    throw malformed('The form is malformed');
  }
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value !== 'string') throw malformed('Files are not accepted');
      return [name, value];
    }),
  );
}

function malformed(message: string) {
  return fault({ status: 400, code: 'MALFORMED', message });
}
