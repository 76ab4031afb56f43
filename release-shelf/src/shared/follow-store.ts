import type { SharedShelf } from './share-shelf.ts';

export interface FollowOptions {
  /** Told once when the store cannot be followed, and once when it can be again. */
  say: (line: string) => void;
  /** @default 2 s */
  everyMs?: number;
}

/** Follows the store of a shelf for as long as the process runs. */
export interface StoreFollower {
  isAway: () => boolean;
  /** Looks at once, for a file of a release that is not here yet. False when nothing came of it. */
  catchUp: () => Promise<boolean>;
}

/** Shorter than another machine takes to bring a release and send its first page. */
const catchUpPauseMs = 250;

/** The first look is over when this resolves. A store that is away changes nothing here. */
export async function followStore(
  shelf: SharedShelf,
  { say, everyMs = 2_000 }: FollowOptions,
): Promise<StoreFollower> {
  let isAway = false;
  let lookedAtMs = 0;
  let looking: Promise<boolean> | undefined;

  function look(): Promise<boolean> {
    looking ??= follow().finally(() => (looking = undefined));
    return looking;
  }

  async function follow(): Promise<boolean> {
    lookedAtMs = Date.now();
    try {
      const hasMoved = await shelf.follow();
      if (isAway) say('RELEASE_STORE is followed again.');
      isAway = false;
      return hasMoved;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isAway) say(`RELEASE_STORE cannot be followed, the releases of this machine go on: ${reason}`);
      isAway = true;
      return false;
    }
  }

  function lookLater(): void {
    setTimeout(() => void look().then(lookLater), everyMs).unref();
  }

  await look();
  lookLater();
  return {
    isAway: () => isAway,
    async catchUp() {
      if (isAway) return false;
      return looking ?? (Date.now() > lookedAtMs + catchUpPauseMs && look());
    },
  };
}
