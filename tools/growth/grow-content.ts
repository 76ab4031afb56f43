import { ObjectId } from 'bson';

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

const firstId = Date.UTC(2020, 0, 1) / 1000;

/**
 * The demo studio after years of work: its own records repeated under new titles and new, increasing ids, until each
 * list has the number asked for. Same input, same output.
 */
export function growContent(content: Content, growth: Growth): Content {
  return {
    ...content,
    projects: repeat(content.projects, growth.projects, titled),
    posts: repeat(content.posts, growth.posts, titled),
    technologies: repeat(content.technologies, growth.technologies, (technology, round) => ({
      ...technology,
      name: round === 0 ? technology.name : `${technology.name} ${round + 1}`,
    })),
  };
}

function titled(entry: DatedRecord, round: number): DatedRecord {
  return round === 0 ? entry : { ...entry, title: `${entry.title}, part ${round + 1}` };
}

function repeat<Entry extends { _id: string }>(
  entries: Entry[],
  count: number,
  vary: (entry: Entry, round: number) => Entry,
): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length];
    if (!entry) throw new Error('There is nothing to repeat.');
    return { ...vary(entry, Math.floor(index / entries.length)), _id: idAt(index) };
  });
}

function idAt(index: number): string {
  const time = ObjectId.createFromTime(firstId + index * 3600)
    .toHexString()
    .slice(0, 8);
  return time + index.toString(16).padStart(16, '0');
}
