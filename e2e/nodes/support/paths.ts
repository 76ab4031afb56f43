import type { Kind, State, Version } from './history.ts';

/** An address that is read, and the content that its answer must show. */
export interface Path {
  path: string;
  /** Which endpoints have it. */
  endpoints: 'site' | 'all';
  isPage: boolean;
  /** Kinds of which it shows every record. */
  whole?: readonly Kind[];
  /** The one record that it is about; without it the answer is 404. */
  record?: string;
  /** A list of addresses names records by their time of change, everything else by the mark in their title. */
  names: 'mark' | 'updatedAt';
}

const page = { endpoints: 'site', isPage: true, names: 'mark' } as const;
const call = { endpoints: 'all', isPage: false, names: 'mark' } as const;
const addresses = { isPage: false, names: 'updatedAt', whole: ['project', 'post', 'service'] } as const;

const fixed: Path[] = [
  { ...page, path: '/', whole: ['project', 'service'] },
  { ...page, path: '/projects', whole: ['project'] },
  { ...page, path: '/services', whole: ['service'] },
  { ...page, path: '/blog', whole: ['post'] },
  { ...page, path: '/about', whole: ['about'] },
  { ...page, isPage: false, path: '/feed.xml', whole: ['post'] },
  { ...addresses, path: '/sitemap.xml', endpoints: 'site' },
  { ...addresses, path: '/api/addresses', endpoints: 'all' },
  { ...call, path: '/api/projects', whole: ['project'] },
  { ...call, path: '/api/projects?view=card', whole: ['project'] },
  { ...call, path: '/api/services', whole: ['service'] },
  { ...call, path: '/api/content', whole: ['post'] },
  { ...call, path: '/api/content?view=search', whole: ['post'] },
  { ...call, path: '/api/portfolio/about', whole: ['about'] },
];

/** Every address of the state's content, and those of records that are gone. */
export function pathsOf(states: readonly State[]): Path[] {
  const records = new Map<string, Version>();
  for (const { versions } of states) for (const [id, version] of versions) records.set(id, version);
  return [...fixed, ...[...records.values()].flatMap(pathsOfRecord)];
}

/** The pages that show a record. */
export function pagesOf({ id, kind }: Version, states: readonly State[]): Path[] {
  return pathsOf(states).filter(
    ({ isPage, record, whole }) => isPage && (record === id || whole?.includes(kind) === true),
  );
}

function pathsOfRecord({ id: record, kind, slug }: Version): Path[] {
  const places = {
    project: [`/projects/${record}`, `/api/projects/${record}`],
    post: [`/blog/${record}`, `/api/content/${record}`],
    service: [`/services/${slug}`, `/api/services/slug/${slug}`],
    about: [],
  };
  return places[kind].map((path) => ({ ...(path.startsWith('/api/') ? call : page), path, record }));
}

/** Whether an answer may be one of that state of the content. */
export function isOf({ versions }: State, path: Path, answer: { status: number; names: string[] }): boolean {
  const { whole = [], record, names } = path;
  const now = [...versions.values()];
  const current = now.map((version) => version[names]);
  const required = now.filter(({ id, kind }) => id === record || whole.includes(kind));
  const isThere = record === undefined || versions.has(record);
  return (
    answer.status === (isThere ? 200 : 404) &&
    required.every((version) => answer.names.includes(version[names])) &&
    answer.names.every((name) => current.includes(name))
  );
}
