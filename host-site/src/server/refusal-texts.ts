import type { FastifyRequest } from 'fastify';
import type { SiteTexts } from 'content-api/site-texts';
import { splitLanguage } from '../lib/languages.ts';
import { readTexts } from '../lib/read-texts.ts';
import type { CachedFetch } from './cached-fetch.ts';

/** Says to somebody what is refused: a visitor is told in the language of the site, as far as it is known. */
export type Tell = (english: string, to: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) => string;

/** The language is that of the site's last good answer: it is needed when the API is away. */
export function createTell({ lastGood }: Pick<CachedFetch, 'lastGood'>, apiUrl: string): Tell {
  const texts = new WeakMap<object, SiteTexts>();

  function textsIn(language: string | undefined): SiteTexts | undefined {
    const query = language === undefined ? '' : `?${new URLSearchParams({ language })}`;
    const answer = lastGood(`${apiUrl}/api/site${query}`);
    if (answer === undefined) return undefined;
    const known = texts.get(answer) ?? readTexts(JSON.parse(answer.body.toString()), language);
    texts.set(answer, known);
    return known;
  }

  return (english, to) => {
    if (!isVisitor(to)) return english;
    const texts = textsIn(languageOf(to)) ?? textsIn(undefined);
    return texts?.inLanguage(english) ?? english;
  };
}

/** The further language of a page, or of a call of one. */
function languageOf({ url }: Parameters<Tell>[1]): string | undefined {
  const [pathname = '', query] = url.split('?');
  return splitLanguage(pathname).language ?? new URLSearchParams(query).get('language') ?? undefined;
}

/** The console is in English, and so are its calls. */
function isVisitor({ method, url, headers }: Parameters<Tell>[1]): boolean {
  if (headers.authorization !== undefined || /^\/admin(\/|$)/.test(url)) return false;
  return method === 'GET' || !url.startsWith('/api/') || url.startsWith('/api/contact');
}
