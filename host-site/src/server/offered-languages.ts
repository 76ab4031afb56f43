import { readSiteLanguages } from '../lib/languages.ts';
import type { CachedFetch } from './cached-fetch.ts';

/** Whether visitors are offered a further language, as far as it is known: by the site's last good answer. */
export type IsOffered = (code: string) => boolean;

export function createIsOffered({ lastGood }: Pick<CachedFetch, 'lastGood'>, apiUrl: string): IsOffered {
  const read = new WeakMap<object, ReadonlySet<string>>();
  return (code) => {
    const answer = lastGood(`${apiUrl}/api/site`);
    if (answer === undefined) return false;
    const codes = read.get(answer) ?? codesIn(JSON.parse(answer.body.toString()));
    read.set(answer, codes);
    return codes.has(code);
  };
}

function codesIn(answer: unknown): ReadonlySet<string> {
  const further = readSiteLanguages(answer).filter(({ prefix }) => prefix !== '');
  return new Set(further.map(({ code }) => code));
}
