import { recordSchema } from 'content-api/contract';
import type { Project, RecordList, RecordState, RecordView } from 'content-api/contract';
import { testId, testProject } from './records.ts';

type Listed = RecordList['items'][number];

/** A project in the list for editors; `card` is what its newest revision shows. */
export function listedProject(
  state: RecordState,
  card: Partial<Project> = {},
  changes: Partial<Listed> = {},
): Listed {
  return {
    ...testProject(card),
    kind: 'project',
    slug: null,
    state,
    featured: false,
    position: null,
    version: testId(900),
    trashedAt: null,
    nextAt: null,
    review: null,
    ...changes,
  };
}

/** A page of the list for editors that holds all of them. */
export function listed(...items: Listed[]) {
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
