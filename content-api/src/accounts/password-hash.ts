import { hash, parseOptions, verify } from '@node-rs/argon2';
import { busy } from '../lib/fault.ts';

/** Argon2id as OWASP asks for at least; 16 bytes of salt are the library's own. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
const strongestStoredKib = 128 * 1024;
const atOnceMax = 2;
const queueMax = 16;
const retryAfterSeconds = 2;

/** Hashes and checks passwords, never more than two at once. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** With no stored hash the same work is done and the answer is no. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
  isOutdated: (stored: string) => boolean;
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const withPermit = createPermits();
  const dummy = await hash('no account has this password', parameters);
  return {
    hash: (password) => withPermit(() => hash(password, parameters)),
    verify: (stored, password) =>
      withPermit(async () => {
        const isUsable = stored !== undefined && parseOptions(stored).memoryCost <= strongestStoredKib;
        const matches = await verify(isUsable ? stored : dummy, password);
        return isUsable && matches;
      }),
    isOutdated(stored) {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost;
    },
  };
}

/** The permit is held until the work ends, even when nobody waits for it any more. */
function createPermits(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnceMax) {
      if (queue.length >= queueMax) throw busy(retryAfterSeconds);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
