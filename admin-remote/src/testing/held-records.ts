import { columnNamesOf, foldText, isLargestFirst, kinds, limits, listedStates } from 'content-api/contract';
import type { Kind, RecordList } from 'content-api/contract';
import { isPublic } from '../records/record-states.ts';

/** A record as the list for editors answers it. */
export type HeldRecord = RecordList['items'][number];

type Query = Partial<Record<string, string | number>>;
type Compare = (a: HeldRecord, b: HeldRecord) => number;

const stateRanks = ['draft', 'scheduled', 'changed', 'live', 'trashed'];

/** The answer of the API to a list of records, made from those that it holds. */
export function answerList(kindName: string, all: readonly HeldRecord[], query: Query): RecordList {
  const { page = 1, size = limits.recordPageSize, counts } = query;
  const found = findHeld(kindName, all, query);
  const from = (Number(page) - 1) * Number(size);
  return {
    items: found.slice(from, from + Number(size)),
    total: found.length,
    page: Number(page),
    size: Number(size),
    ...(counts === 'true' && { counts: countHeld(requireKind(kindName), all) }),
  };
}

/** The same for the call that answers all of them as lines. */
export function answerRows(kindName: string, all: readonly HeldRecord[], query: Query) {
  const found = findHeld(kindName, all, query);
  return { items: found.map((record) => lineOf(record)), total: found.length };
}

function lineOf({ _id, state, title, position, nextAt, review, ...card }: HeldRecord) {
  const { mainimage, icon } = card as Partial<Record<string, string>>;
  return { _id, state, title, position, nextAt, review, image: mainimage, icon };
}

function findHeld(kindName: string, all: readonly HeldRecord[], query: Query): HeldRecord[] {
  const kind = requireKind(kindName);
  const { q = '', tag, state, sort = 'updated' } = query;
  const words = wordsOf(String(q));
  const isWanted = (record: HeldRecord) =>
    (state === undefined ? record.state !== 'trashed' : record.state === state) &&
    (query.public === undefined || String(isPublic(record)) === query.public) &&
    (tag === undefined || tagsOf(kind, record).includes(String(tag))) &&
    words.every((word) => wordsOf(JSON.stringify(record)).some((each) => each.startsWith(word)));
  return all.filter(isWanted).sort(compareBy(kind, String(sort)));
}

function compareBy(kind: Kind, sort: string): Compare {
  const name = sort.replace(/^-/, '');
  const compare = compareByName(kind, name);
  return sort === name ? compare : (a, b) => compare(b, a);
}

function compareByName(kind: Kind, name: string): Compare {
  const byId: Compare = (a, b) => (a._id < b._id ? 1 : -1);
  const by =
    (valueOf: (record: HeldRecord) => string | number, way: number): Compare =>
    (a, b) => {
      const [one, other] = [valueOf(a), valueOf(b)];
      if (one === other) return byId(a, b);
      return one < other ? -way : way;
    };
  switch (name) {
    case 'updated':
      return by(({ updatedAt }) => updatedAt, -1);
    case 'created':
      return by(({ createdAt }) => createdAt, -1);
    case 'published':
      return by(({ publishedAt = '' }) => publishedAt, -1);
    case 'title':
      return by(({ title }) => foldText(title), 1);
    case 'state':
      return by(({ state }) => stateRanks.indexOf(state), 1);
    case 'position':
      // The others are held in the order in which the site lists them.
      return (a, b) => (a.position ?? 0) - (b.position ?? 0);
    default:
      if (!columnNamesOf(kind).includes(name)) throw new Error(`No order ${name} of ${kind.plural}.`);
      return by((record) => keyOf(record, name), isLargestFirst(kind.fields[name]) ? -1 : 1);
  }
}

function keyOf(record: HeldRecord, name: string): string | number {
  const value: unknown = Reflect.get(record, name);
  return typeof value === 'number' ? value : foldText(typeof value === 'string' ? value : '');
}

function countHeld(kind: Kind, all: readonly HeldRecord[]): NonNullable<RecordList['counts']> {
  const listed = all.filter(({ state }) => state !== 'trashed');
  const countOf = (wanted: string) => listed.filter(({ state }) => state === wanted).length;
  const [draft = 0, scheduled = 0, live = 0, changed = 0] = listedStates.map(countOf);
  const tags = Map.groupBy(
    listed.flatMap((record) => tagsOf(kind, record)),
    (tag) => tag,
  );
  return {
    all: listed.length,
    states: { draft, scheduled, live, changed },
    tags: [...tags].map(([tag, each]) => ({ tag, count: each.length })),
  };
}

function tagsOf({ filter }: Kind, record: HeldRecord): string[] {
  const tags: unknown = filter && Reflect.get(record, filter.field);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function requireKind(name: string): Kind {
  const kind = kinds.find((each) => each.name === name);
  if (kind === undefined) throw new Error(`No kind ${name}.`);
  return kind;
}
