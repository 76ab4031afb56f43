import type { Hash } from 'node:crypto';

/** The same chunks, hashed on their way. */
export async function* hashChunks(
  chunks: AsyncIterable<Uint8Array>,
  hash: Hash,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
