import { ReadableStream as NodeStream } from 'node:stream/web';

/** Chunks as a stream of the web platform, whose types know no `from` yet. */
export function toWebStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return NodeStream.from(chunks) as ReadableStream<Uint8Array>;
}
