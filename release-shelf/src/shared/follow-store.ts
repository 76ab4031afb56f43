import type { SharedShelf } from './share-shelf.ts';

export interface FollowOptions {
  /** Called once when the store cannot be followed, and once when it can be again. */
  onStateChange: (line: string) => void;
  /** @default 2 s */
  everyMs?: number;
}

/** Follows the store of a shelf until it is stopped, or the process ends. */
export interface StoreFollower {
  isAway: () => boolean;
  /** Resolves once no check is on its way, and none will come. */
  stop: () => Promise<void>;
  /** Follows the store now, for a file of a release that is not here yet. @returns whether a release became live */
  followNow: () => Promise<boolean>;
}

/** Shorter than another machine takes to download a release and send its first page. */
const followPauseMs = 250;

/** Resolves after the first check. A store that is away changes nothing here. */
export async function followStore(
  shelf: SharedShelf,
  { onStateChange, everyMs = 2_000 }: FollowOptions,
): Promise<StoreFollower> {
  let isAway = false;
  let checkedAtMs = 0;
  let checking: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function check(): Promise<boolean> {
    checking ??= follow().finally(() => (checking = undefined));
    return checking;
  }

  async function follow(): Promise<boolean> {
    checkedAtMs = Date.now();
    try {
      const hasMoved = await shelf.follow();
      if (isAway) onStateChange('RELEASE_STORE is followed again.');
      isAway = false;
      return hasMoved;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isAway)
        onStateChange(`RELEASE_STORE cannot be followed, the releases of this machine go on: ${reason}`);
      isAway = true;
      return false;
    }
  }

  function checkLater(): void {
    if (isStopped) return;
    timer = setTimeout(() => void check().then(checkLater), everyMs).unref();
  }

  await check();
  checkLater();
  return {
    isAway: () => isAway,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await checking;
    },
    async followNow() {
      if (isAway) return false;
      return checking ?? (Date.now() > checkedAtMs + followPauseMs && check());
    },
  };
}
