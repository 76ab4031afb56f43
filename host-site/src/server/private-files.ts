import { LRUCache } from 'lru-cache';
import type { PrivateList } from './private-list.ts';

/** Who may have a file: everybody, the holder of a right, nobody, or nobody knows. */
type Access = 'public' | 'private' | 'refused' | 'unknown';

export interface PrivateFiles {
  /** The file that an address below `/media/` names, without what signs it. */
  find: (path: string, cookie: string | undefined) => Promise<{ name: string; access: Access }>;
}

interface PrivateFilesOptions {
  apiUrl: string;
  /** Fetch for what only the site may ask. */
  report: typeof globalThis.fetch;
  privates: PrivateList;
}

const signedForm = /^private\/([\w.-]{1,500})\/(.+)$/;
/** Of an editor, whose pictures have plain addresses. */
const cookieForm = /(?:^|;\s*)files=([\w.-]{1,500})(?:;|$)/;
const maxAnswers = 1_000;
/** A right that has ended opens a file for so long. */
const answerMs = 1_000;

/** Files of private records: their addresses are signed, and the API is asked whether what they come from still counts. */
export function createPrivateFiles({ apiUrl, report, privates }: PrivateFilesOptions): PrivateFiles {
  const answers = new LRUCache<string, Promise<boolean>>({ max: maxAnswers, ttl: answerMs });

  async function ask(signature: string, name: string): Promise<boolean> {
    const answer = await report(`${apiUrl}/api/shared/file`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ signature, name }),
    });
    return answer.status === 204;
  }

  function opens(signature: string, name: string): Promise<boolean> {
    const key = `${signature} ${name}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const asking = ask(signature, name).catch(() => false);
    answers.set(key, asking);
    return asking;
  }

  const accessBy = async (signature: string | undefined, name: string): Promise<Access> =>
    signature !== undefined && (await opens(signature, name)) ? 'private' : 'refused';

  return {
    async find(path, cookie) {
      const [, signature, signed] = signedForm.exec(path) ?? [];
      if (signed !== undefined) return { name: signed, access: await accessBy(signature, signed) };
      const isPrivate = await privates.isPrivateFile(path);
      if (isPrivate === undefined) return { name: path, access: 'unknown' };
      if (!isPrivate) return { name: path, access: 'public' };
      return { name: path, access: await accessBy(cookieForm.exec(cookie ?? '')?.[1], path) };
    },
  };
}
