import type { Readable } from 'node:stream';

/**
 * The bytes of a request's body. A reader that stops early does not destroy the request, and with it the connection on
 * which the answer still has to go out.
 */
export async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  yield* body.iterator({ destroyOnReturn: false });
}
