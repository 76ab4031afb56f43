import { limits, listedStates, recordSortsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { ListState } from '../lib/list-view.ts';
import type { CallParams } from './editorial-calls.ts';

const pageSize = limits.pageSize;
const ownNames: Partial<Record<string, string>> = { newest: 'created', oldest: '-created' };
const usual = 'newest';

/** What a list asks for all records that match; what an address says that the list does not know is left out. */
export function matchParams(kind: Kind, { search, filter, state }: ListState): CallParams {
  const q = search.trim().slice(0, limits.title);
  const tag = kind.filter === undefined ? '' : filter.trim().slice(0, limits.name);
  return {
    ...(q !== '' && { q }),
    ...(tag !== '' && { tag }),
    ...(listedStates.some((each) => each === state) && { state }),
  };
}

/** The same for the page and the order that are shown. */
export function pageParams(kind: Kind, state: ListState): CallParams {
  const sort = ownNames[state.sort] ?? state.sort;
  const isKnown = recordSortsOf(kind).includes(sort.replace(/^-/, ''));
  return {
    ...matchParams(kind, state),
    sort: isKnown ? sort : (ownNames[usual] ?? usual),
    page: state.page,
    size: pageSize,
    counts: 'true',
  };
}

/** Whether a list leaves anything out. */
export function isNarrowed(kind: Kind, state: ListState): boolean {
  return Object.keys(matchParams(kind, state)).length > 0;
}
