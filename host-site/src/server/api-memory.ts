import { ownBytes } from './own-bytes.ts';
import type { RevisionSource } from './revision.ts';

const maxAnswers = 60;
/** Last good answers, for visitors who go on while the API is down. */
const maxKept = 400;
const maxKeptBytes = 256 * 1024;
/** More than all posts of a large studio with their texts; an answer without end must not take the process along. */
const maxBytes = 32 * 1024 * 1024;

export interface ApiMemory {
  fetch: typeof globalThis.fetch;
  /** What the API last said at an address when all was well. */
  lastGood: (address: string) => Answer | undefined;
}

interface Answer {
  body: Buffer<ArrayBuffer>;
  status: number;
  type: string;
}

/**
 * A fetch that remembers the API's answers for as long as the content stays the same, so that pages which share a list
 * ask for it once. Failures are not remembered.
 */
export function createApiMemory(fetch: typeof globalThis.fetch, revision: RevisionSource): ApiMemory {
  let answers = new Map<string, Promise<Answer>>();
  let heldFor: string | null = null;
  const good = new Map<string, Answer>();

  function keepGood(address: string, answer: Answer): void {
    good.delete(address);
    if (answer.body.length > maxKeptBytes) return;
    good.set(address, answer);
    const [oldest] = good.keys();
    if (good.size > maxKept && oldest !== undefined) good.delete(oldest);
  }

  return {
    lastGood: (address) => good.get(address),
    async fetch(input, init) {
      const address = input instanceof Request ? input.url : input.toString();
      if (revision.current() !== heldFor || answers.size > maxAnswers) {
        answers = new Map();
        heldFor = revision.current();
      }
      const held = answers;
      const asked = held.get(address) ?? fetch(input, uncompressed(init)).then(readWhole);
      held.set(address, asked);
      try {
        const answer = await asked;
        if (answer.status === 200) keepGood(address, answer);
        else held.delete(address);
        return new Response(answer.body, {
          status: answer.status,
          headers: { 'content-type': answer.type },
        });
      } catch (error) {
        held.delete(address);
        throw error;
      }
    },
  };
}

/** The API is near: compressing an answer and taking it apart again would cost more than its bytes. */
function uncompressed(init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('accept-encoding', 'identity');
  return { ...init, headers };
}

async function readWhole({ body, status, headers }: Response): Promise<Answer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error('The answer of the API is too long.');
    parts.push(part);
  }
  const type = headers.get('content-type') ?? 'application/octet-stream';
  return { body: ownBytes(Buffer.concat(parts)), status, type };
}
