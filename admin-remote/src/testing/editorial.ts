import { project, recordSchema } from 'content-api/contract';
import type { Kind, Project, RecordState, RecordView } from 'content-api/contract';
import { textAt } from '../lib/value-at.ts';
import type { HeldRecord } from './held-records.ts';
import { testId, testProject } from './records.ts';

interface Card {
  _id: string;
  createdAt?: string;
  updatedAt?: string;
  [field: string]: unknown;
}

/** A public record of a kind in the list for editors, as `card` says. */
export function listedRecord(kind: Kind, card: Card, changes: Partial<HeldRecord> = {}): HeldRecord {
  return {
    ...card,
    kind: kind.name,
    slug: textAt(card, 'slug') || null,
    state: 'live',
    title: textAt(card, kind.titleField),
    featured: false,
    position: null,
    version: testId(900),
    trashedAt: null,
    nextAt: null,
    review: null,
    ...(card.updatedAt !== undefined && { publishedAt: card.updatedAt }),
    ...changes,
  } as HeldRecord;
}

/** A project in the list for editors; `card` is what its newest revision shows. */
export function listedProject(
  state: RecordState,
  card: Partial<Project> = {},
  changes: Partial<HeldRecord> = {},
): HeldRecord {
  return listedRecord(project, testProject(card), { state, slug: null, ...changes });
}

/** A page of the list for editors that holds all of them. */
export function listed(...items: HeldRecord[]) {
  return { status: 200, body: { items, total: items.length, page: 1, size: 100 } };
}

interface ViewParts {
  /** Public fields that differ from the usual project; absent when the record is not public. */
  live?: Partial<Project>;
  /** The same of the draft. */
  draft?: Partial<Project>;
}

/** A project as the calls about one record answer it. */
export function projectView({ live, draft }: ViewParts, changes: Partial<RecordView> = {}): RecordView {
  const stateOf = (number: number, data?: Partial<Project>) =>
    data
      ? {
          revision: testId(number),
          data: { ...testProject(data) },
          at: '2026-10-02T09:00:00.000Z',
          author: 'mira',
        }
      : null;
  return {
    record: recordSchema.parse(listedProject(standing({ live, draft }), draft ?? live)),
    live: stateOf(901, live),
    draft: stateOf(900, draft),
    publications: [],
    ...changes,
  };
}

function standing({ live, draft }: ViewParts): RecordState {
  if (!live) return 'draft';
  return draft ? 'changed' : 'live';
}

/** The settings of a studio in Vienna. */
export const testSettings = {
  status: 200,
  body: { timeZone: 'Europe/Vienna', trashDays: 30, historyDays: 90, historyKept: 10 },
};
