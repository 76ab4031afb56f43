import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fault } from '../../lib/fault.ts';

/** What a plain HTML form sends. Fields become text; files are refused. */
export function acceptFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      const entries = [...new URLSearchParams(text as string)];
      done(null, Object.fromEntries(entries));
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) =>
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
