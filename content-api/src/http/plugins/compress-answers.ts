import type { FastifyInstance } from 'fastify';
import { negotiateEncoding } from 'server-kit';
import { compressText, worthCompressingBytes } from '../../core/cache/compress-text.ts';

/** Compresses what the console reads. Public answers are stored with their compressed bytes and are left alone. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { authorization, 'accept-encoding': accepted } = request.headers;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    const isPlain = typeof payload === 'string' && !reply.hasHeader('content-encoding');
    if (authorization === undefined || !isJson || !isPlain || payload.length < worthCompressingBytes)
      return payload;
    const encoding = negotiateEncoding(accepted);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressText(Buffer.from(payload), encoding);
  });
}
