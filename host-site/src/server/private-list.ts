import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { mediaStemOf, privateListSchema } from 'content-api/site-server';
import { replaceDurably } from 'server-kit';
import { z } from 'zod';
import type { RevisionSource } from './revision.ts';

/** What the site knows of private records: nothing of it leaves the server. */
export interface PrivateList {
  /** Whether a password opens the page of a path; undefined where there is none, or the API was never heard. */
  asksForPassword: (path: string) => Promise<boolean | undefined>;
  /** Whether a file is for guests alone, by its path below `/media/`; undefined while nobody knows. */
  isPrivateFile: (name: string) => Promise<boolean | undefined>;
}

interface Known {
  /** Paths, each with whether a password opens it. */
  pages: ReadonlyMap<string, boolean>;
  /** Hashes: the names of files say what is on them. */
  files: ReadonlySet<string>;
}

interface PrivateListOptions {
  apiUrl: string;
  /** Fetch for what only the site may ask, with an end to what it reads. */
  report: typeof globalThis.fetch;
  revision: RevisionSource;
  /** Where the files are kept for a start without the API. */
  file: string;
  /** Called when a record became private: copies of pages may show what was public before. */
  onHidden: () => void;
  onError: (error: unknown) => void;
}

/** Pages wait for the list: they do so no longer than for the revision. */
const timeoutMs = 1_000;

const fileSchema = z.object({ files: z.array(z.string()) });

/** The list is asked for again when the content has changed; the last one stays in use while the API is away. */
export function createPrivateList(options: PrivateListOptions): PrivateList {
  const { apiUrl, report, revision, file, onHidden, onError } = options;
  let known: Known | undefined;
  let readAt: string | null = null;
  let running: Promise<void> | undefined;

  async function read(asked: string | null): Promise<void> {
    try {
      const answer = await report(`${apiUrl}/api/shared/private`, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      // An API of before knows no private records.
      const none = { pages: [], files: [] };
      const list = answer.status === 404 ? none : privateListSchema.parse(await answer.json());
      const pages = new Map(list.pages.map(({ path, hasPassword }) => [path, hasPassword]));
      const files = new Set(list.files.map(hashOf));
      const isMore = [...pages.keys()].some((path) => known?.pages.has(path) !== true);
      const isOther = known === undefined || ![...files].every((one) => known?.files.has(one));
      const before = known;
      known = { pages, files };
      readAt = asked;
      if (isMore) onHidden();
      if (isOther || before?.files.size !== files.size)
        await replaceDurably(file, JSON.stringify({ files: [...files] }));
    } catch (error) {
      onError(error);
      known ??= await readKept();
    }
  }

  async function readKept(): Promise<Known | undefined> {
    try {
      const { files } = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      return { pages: new Map(), files: new Set(files) };
    } catch {
      return undefined;
    }
  }

  async function current(): Promise<Known | undefined> {
    await revision.check();
    const now = revision.current();
    if (now !== null && now === readAt) return known;
    if (revision.isDown() && known !== undefined) return known;
    running ??= read(now).finally(() => (running = undefined));
    await running;
    return known;
  }

  return {
    async asksForPassword(path) {
      return (await current())?.pages.get(path);
    },
    async isPrivateFile(name) {
      const list = await current();
      if (list === undefined || list.files.size === 0) return list && false;
      return list.files.has(hashOf(mediaStemOf(name)));
    },
  };
}

function hashOf(stem: string): string {
  return createHash('sha256').update(stem).digest('base64url');
}
