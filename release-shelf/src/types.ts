/** One published build. Its folder never changes. */
export interface Release {
  v: 1;
  /** The app it is a build of; the name of its folder on the shelf. */
  app: string;
  /** `<version>-<content hash>`, the same wherever it is built: a plain folder name, safe in addresses. */
  id: string;
  version: string;
  /** Full commit it was first published from, with `+dirty` when it differed from that, or `unversioned`. */
  commit: string;
  /** When it came to this shelf: ISO date and time in UTC. */
  createdAt: string;
  /** Names everything that went into the build; see `Shelf.findBySource`. */
  sourceHash: string;
  /** Content of `dist/contract.json`: exports and requirements of the build. */
  contract: Record<string, unknown>;
  /** Every file by its path in the folder, with `sha384-<base64>`, as a browser's `integrity` takes it. */
  files: Record<string, string>;
}

/** Which release is live. The only thing on a shelf that changes. */
export interface Pointer {
  v: 1;
  current: string;
  previous: string | null;
  /** ISO date and time in UTC. */
  changedAt: string;
  /** Releases that were live before, the latest first; `previous` is its first. */
  history: string[];
}

export interface PublishDetails {
  version: string;
  commit: string;
  sourceHash: string;
  contract: Record<string, unknown>;
}

export interface PruneRule {
  /** Number of newest releases to keep, regardless of age. */
  keep: number;
  /** Younger ones stay, however many. */
  youngerThanDays: number;
}

export interface Shelf {
  /** The app's folder on the shelf: `<root>/<app>`. */
  readonly path: string;
  /**
   * Copies a build into an immutable folder of its own, compresses what compresses, and returns the release. It is
   * not live yet. Identical content is published once: the existing release is returned.
   *
   * @throws `SHELF_BAD_BUILD` for a folder that cannot be published; the file system's own errors, such as `ENOSPC`.
   * Whatever happens, nothing unfinished is ever listed.
   */
  publish: (buildDir: string, details: PublishDetails) => Promise<Release>;
  /**
   * Publishes a release of another shelf of the same app, compressed forms included. It keeps its id and is not live yet.
   *
   * @throws `SHELF_BAD_BUILD` when its files are not those that were published there
   */
  takeOver: (from: Shelf, release: Release) => Promise<Release>;
  /** All whole releases, the newest first. */
  list: () => Promise<Release[]>;
  /** One release, or null when there is none by that id. */
  get: (id: string) => Promise<Release | null>;
  /** The live release, or null on a shelf where nothing is live. */
  live: () => Promise<Release | null>;
  /** The pointer as it stands, or null. @throws `SHELF_BAD_POINTER` when `live.json` is not one. */
  pointer: () => Promise<Pointer | null>;
  /** Makes a release live, atomically. @throws `SHELF_NO_RELEASE` */
  setLive: (id: string) => Promise<Pointer>;
  /**
   * Goes back to `id`, or to the release that was live before. Called again it goes back further.
   *
   * @throws `SHELF_NO_RELEASE` when there is nothing to go back to
   */
  rollback: (id?: string) => Promise<Pointer>;
  /** Takes over a pointer that was moved elsewhere. @throws `SHELF_NO_RELEASE` */
  adopt: (pointer: Pointer) => Promise<Pointer>;
  /** Removes old releases, never the live or the previous one. Returns the ids removed. */
  prune: (rule: PruneRule) => Promise<string[]>;
  /** The release that was built from these very sources, or null. */
  findBySource: (sourceHash: string) => Promise<Release | null>;
  /**
   * Compares a release's files with its manifest. Returns one sentence per fault.
   *
   * @param isMeant decides by its path whether a file is compared; all are by default
   */
  verify: (id: string, isMeant?: (name: string) => boolean) => Promise<string[]>;
  /** The folder of a release. @throws `SHELF_BAD_ID` for anything that is not an id, so that no path escapes. */
  folder: (id: string) => string;
}
