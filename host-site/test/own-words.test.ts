import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './build-site.ts';
import { interfaceWords } from './interface-words.ts';
import * as content from './stub-content.ts';
import { stubSite } from './stub-site.ts';

const specification = readFileSync(path.join(import.meta.dirname, '../../docs/specification.md'), 'utf8');

const pages = [
  '/',
  '/about',
  '/services',
  '/services/web-development',
  '/projects',
  '/projects/650000000000000000000000',
  '/blog',
  '/blog/670000000000000000000001',
  '/contact',
  '/privacypolicy',
  '/termsofservice',
  '/prices',
  '/no/such/page',
];

const ownWords = textsIn([stubSite, { ...content }]).sort((a, b) => b.length - a.length);

test.each(pages)(
  '%s says nothing of its own: content, the specification, or a word of the interface',
  async (href) => {
    const site = await buildSite();
    site.api.pages = content.pages;
    const { body } = await site.app.inject(href);
    expect(body).toContain('<h1');
    expect([...new Set(wordsOf(body).filter((words) => !isUsual(words)))]).toEqual([]);
    await site.app.close();
  },
);

/** Whether the words are known as they are, or after the content and the dates in them were taken out. */
function isUsual(words: string): boolean {
  if (isFamiliar(words) || ownWords.some((own) => own.includes(words))) return true;
  let left = words.replaceAll(/\d{1,2} [A-Z][a-z]+ \d{4}/g, ' ');
  for (const own of ownWords) left = left.split(own).join(' ');
  return isFamiliar(left);
}

function isFamiliar(words: string): boolean {
  const plain = withoutMarks(words.split(/\s+/).join(' '));
  if (/^[\d ]*$/.test(plain) || interfaceWords.includes(plain)) return true;
  return specification.includes(`"${plain}"`);
}

/** Without the characters and spaces around it. */
function withoutMarks(words: string): string {
  const signs = [...words];
  const isMark = (sign: string) => ' ©.,:|/…*-'.includes(sign);
  const first = signs.findIndex((sign) => !isMark(sign));
  return first < 0 ? '' : signs.slice(first, signs.findLastIndex((sign) => !isMark(sign)) + 1).join('');
}

/** The texts between the tags. */
function betweenTags(html: string): string[] {
  return html.split('<').map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)));
}

/** The text of a page, including labels for assistive technology. */
function wordsOf(html: string): string[] {
  const page = html.replace(/<head>[\s\S]*?<\/head>/, '').replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const texts = betweenTags(page.replaceAll('<!-- -->', ''));
  const spoken = [...page.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, words = '']) => words,
  );
  return [...texts, ...spoken]
    .map(unescape)
    .map((words) => words.trim())
    .filter(Boolean);
}

function unescape(words: string): string {
  return words
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return betweenTags(value)
      .flatMap((part) => part.split('\n'))
      .map((line) => line.trim())
      .filter((line) => line.length > 2);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
