import { ObjectId } from 'bson';
import { uniqueText } from './unique-text.ts';

interface Content {
  projects: DatedRecord[];
  services: unknown[];
  posts: DatedRecord[];
  technologies: (Record<string, unknown> & { _id: string; name: string })[];
  [part: string]: unknown;
}
type DatedRecord = Record<string, unknown> & { _id: string; title: string };

/** Numbers of records of a grown studio. */
export interface Growth {
  posts: number;
  projects: number;
  technologies: number;
}

const textFields = ['content', 'technicalDescription', 'learningDescription'];
const firstId = Date.UTC(2020, 0, 1) / 1000;

/**
 * The demo studio after years of work: its own records under new titles and new, increasing ids, until each list has the
 * requested number. Texts are as long as those they stand for, of the same words, and no two are equal. Same input, same
 * output.
 */
export function growContent(content: Content, growth: Growth): Content {
  const words = wordsOf([...content.posts, ...content.projects]);
  const rewritten = (entry: DatedRecord, round: number, index: number) =>
    round === 0 ? entry : { ...titled(entry, round), ...newTexts(entry, words, index) };
  return {
    ...content,
    projects: repeat(content.projects, growth.projects, rewritten),
    posts: repeat(content.posts, growth.posts, rewritten),
    technologies: repeat(content.technologies, growth.technologies, (technology, round) => ({
      ...technology,
      name: round === 0 ? technology.name : `${technology.name} ${round + 1}`,
    })),
  };
}

function titled(entry: DatedRecord, round: number): DatedRecord {
  return { ...entry, title: `${entry.title}, part ${round + 1}` };
}

function newTexts(entry: DatedRecord, words: readonly string[], seed: number): Record<string, string> {
  const texts = textsOf(entry).map(([name, text]) => [
    name,
    uniqueText(words, seed, text.split(/\s+/).length),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

function textsOf(entry: DatedRecord): [name: string, text: string][] {
  return textFields.flatMap((name) => {
    const text = entry[name];
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
}

/** Every word as often as it occurs. */
function wordsOf(entries: readonly DatedRecord[]): string[] {
  return entries.flatMap((entry) =>
    textsOf(entry).flatMap(([, text]) => text.match(/[\p{L}\p{N}]+/gu) ?? []),
  );
}

function repeat<Entry extends { _id: string }>(
  entries: Entry[],
  count: number,
  vary: (entry: Entry, round: number, index: number) => Entry,
): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length];
    if (!entry) throw new Error('There is nothing to repeat.');
    return { ...vary(entry, Math.floor(index / entries.length), index), _id: idAt(index) };
  });
}

function idAt(index: number): string {
  const time = ObjectId.createFromTime(firstId + index * 3600)
    .toHexString()
    .slice(0, 8);
  return time + index.toString(16).padStart(16, '0');
}
