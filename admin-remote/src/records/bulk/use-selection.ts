import { useQuery, useQueryClient } from '@tanstack/react-query';
import { textsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import { useApi } from '../../lib/api-context.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import type { CallParams } from '../editorial-calls.ts';
import type { ListItem } from '../list-item.ts';
import { rowsQuery } from '../queries.ts';
import type { BulkRecord } from './bulk-actions.ts';

type Chosen = ReadonlyMap<string, BulkRecord>;

interface Selection {
  /** The selected records, without loaded ones that no longer match. */
  selected: readonly BulkRecord[];
  isSelected: (id: string) => boolean;
  /** Selects records of the page that is shown, or takes that back. */
  select: (ids: readonly string[], isSelected: boolean) => void;
  /** Asks for all records that match, in one call, and selects them. */
  selectAll: () => void;
  isSelectingAll: boolean;
  /** Leaves only these selected. */
  keep: (ids: readonly string[]) => void;
}

const none: Chosen = new Map();

/**
 * The selected records of a list, kept from page to page. Once the list leaves out others than when they were selected, one
 * call says which of them still match.
 */
export function useSelection(kind: Kind, items: readonly ListItem[], match: CallParams): Selection {
  const api = useApi();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>(none);
  const [chosenBy, setChosenBy] = useState(match);
  const [isSelectingAll, setSelectingAll] = useState(false);
  const shown = new Map(items.map(({ summary }) => [summary._id, summary]));
  const isElsewhere = [...chosen.keys()].some((id) => !shown.has(id));
  const { data: rows } = useQuery({
    ...rowsQuery(api, kind, match),
    enabled: isElsewhere && !isSame(match, chosenBy),
  });
  const loaded = isSame(match, chosenBy) ? undefined : rows;
  const matching = loaded && new Map(loaded.items.map((row) => [row._id, row]));
  const selected = [...chosen.values()].flatMap((record) => {
    const now = shown.get(record._id) ?? matching?.get(record._id);
    return now ?? (matching === undefined ? record : []);
  });

  function select(ids: readonly string[], isSelected: boolean): void {
    setChosen((before) => {
      const next = new Map(before);
      for (const id of ids) {
        const record = shown.get(id);
        if (isSelected && record) next.set(id, record);
        else next.delete(id);
      }
      return next;
    });
    if (chosen.size === 0) setChosenBy(match);
  }

  async function selectAll(): Promise<void> {
    setSelectingAll(true);
    try {
      const all = await queries.fetchQuery({ ...rowsQuery(api, kind, match), staleTime: 0 });
      setChosen(new Map(all.items.map((row) => [row._id, row])));
      setChosenBy(match);
    } catch (failure) {
      tellFailure(failure, textsOf(kind).loadFailed);
    } finally {
      setSelectingAll(false);
    }
  }

  return {
    selected,
    isSelected: (id) => chosen.has(id),
    select,
    selectAll: () => void selectAll(),
    isSelectingAll,
    keep: (ids) => setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
  };
}

function isSame(one: CallParams, other: CallParams): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
