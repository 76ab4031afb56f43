import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue, isQueueFull } from 'server-kit';
import { composed } from '../../contract/clean-text.ts';
import { busy } from '../../lib/fault.ts';

/** What Argon2id may take for one hash: memory in KiB, and passes over it. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** As OWASP asks for at least. */
const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
const strongestStoredKib = 128 * 1024;
const limits = { concurrency: 2, maxWaiting: 16, retryAfterSeconds: 2 };

/** Hashes and checks passwords, never more than two at once. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** The same text and salt give the same hash, so that one of several can be looked up by it. */
  hashWith: (salt: Uint8Array, text: string) => Promise<string>;
  /** With no stored hash the same work is done and the answer is no. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
  isOutdated: (stored: string) => boolean;
}

/** Keyboards and systems send one letter as one character or as two. Hashes of before are of what was sent. */
function spellingsOf(password: string): Iterable<string> {
  return new Set([composed(password), password, password.normalize('NFD')]);
}

/** Hashes with Argon2id; 16 bytes of salt are the library's own. Only tests give another cost than production's. */
export async function createPasswordHasher(cost: PasswordCost = productionCost): Promise<PasswordHasher> {
  const parameters = { ...cost, parallelism: 1, outputLen: 32 };
  // Hashing that has started finishes, even if the client has gone.
  const queue = createWorkQueue(limits);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    queue.run(work).catch((error: unknown) => {
      throw isQueueFull(error) ? busy(error.retryAfterSeconds) : error;
    });
  const dummy = await hash('no account has this password', parameters);
  return {
    hash: (password) => inTurn(() => hash(composed(password), parameters)),
    hashWith: (salt, text) => inTurn(() => hash(text, { ...parameters, salt })),
    verify: (stored, password) =>
      inTurn(async () => {
        const isUsable = stored !== undefined && parseOptions(stored).memoryCost <= strongestStoredKib;
        for (const spelling of spellingsOf(password)) {
          const matches = await verify(isUsable ? stored : dummy, spelling);
          if (isUsable && matches) return true;
        }
        return false;
      }),
    isOutdated(stored) {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost;
    },
  };
}
