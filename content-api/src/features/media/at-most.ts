import { tooLarge } from './faults.ts';

/** Passes on what arrives of a file whose size was said before. @throws Fault 413 for more than that */
export async function* atMost(chunks: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer> {
  let left = bytesMax;
  for await (const chunk of chunks) {
    left -= chunk.length;
    if (left < 0) throw tooLarge('The file is larger than it was said to be');
    yield chunk;
  }
}
