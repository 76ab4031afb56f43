import { list, strings } from './shape.ts';
import type { Fields } from './shape.ts';

const maxLength: Record<string, number> = {
  title: 200,
  subtitle: 500,
  shortDescription: 500,
  description: 5000,
  technicalDescription: 5000,
  learningDescription: 5000,
  problem: 5000,
  approach: 5000,
  result: 5000,
  caption: 500,
  quote: 500,
  content: 100_000,
};
const minExcerptLength = 140;
const maxExcerptLength = 260;
const maxTags = 50;
const urlKeys =
  /\.(mainimage|secondaryimage|image|left|right|video|poster|face|imageUrl|sideImage|logo|officialWebsiteLink|gitHubLink|github|portfolio|linkedin|instagram)$/;

/** Lengths, numbers of tags, addresses. */
export function checkLimits(content: Fields): string[] {
  const { studio: _studio, ...records } = content;
  const texts = strings(records);
  return [
    ...texts
      .filter(([at, text]) => text.length > (maxLength[lastKey(at)] ?? Infinity))
      .map(([at]) => `${at} is too long.`),
    ...texts
      .filter(([at, text]) => urlKeys.test(at) && text !== '' && !isAddress(text))
      .map(([at, text]) => `${at}: ${text} is no address.`),
    ...texts
      .filter(([, text]) => /["']|\blorem\b/i.test(withoutCode(text)))
      .map(([at]) => `${at} holds straight quotes or filler.`),
    ...list(content.projects).flatMap(({ title, shortDescription }) => {
      const { length } = String(shortDescription);
      return length < minExcerptLength || length > maxExcerptLength
        ? [`${String(title)}: a short description of ${length} characters.`]
        : [];
    }),
    ...list(content.posts)
      .filter(({ tags }) => !Array.isArray(tags) || tags.length === 0 || tags.length > maxTags)
      .map(({ title }) => `${String(title)}: needs 1 to ${maxTags} tags.`),
  ];
}

/** The words of a Markdown text: its code and the marks of captions need straight quotes. */
function withoutCode(text: string): string {
  return text
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/(\]\(\S+ )"([^"\n]*)"\)/g, '$1$2)');
}

function isAddress(text: string): boolean {
  return /^\/media\/[\w-]+\.\w+$/.test(text) || /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function lastKey(at: string): string {
  return at.slice(at.lastIndexOf('.') + 1);
}
