import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Technology } from 'content-api/contract';
import { limits } from 'content-api/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from 'shared-session/react';
import { useBlockLeaving } from '../../../components/leave-guard.tsx';
import { useApi } from '../../../lib/api-context.ts';
import type { Api } from '../../../lib/api-client.ts';
import { failureText, isApiFailure, isSessionFailure } from '../../../lib/api-failure.ts';
import { seconds } from '../../../lib/durations.ts';
import { usePassingStatus } from '../../../lib/use-passing-status.ts';
import type { PassingStatus } from '../../../lib/use-passing-status.ts';
import { fetchTechnologies, initializeTechnologies, saveTechnologies } from '../api/technologies.ts';
import type { SavedTechnologies } from '../api/technologies.ts';

const queryKey = ['technologies'];
const statusMs = seconds(3);
const loadError = 'Failed to fetch technologies. Please try again.';

type Selection = Record<string, boolean>;

export interface UseTechnologies {
  /** With what was ticked here; undefined while they load. */
  technologies: Technology[] | undefined;
  loadError: string | undefined;
  reload: () => void;
  status: PassingStatus | undefined;
  isChanged: boolean;
  isSaving: boolean;
  isInitializing: boolean;
  toggle: (id: string, isSelected: boolean) => void;
  save: () => void;
  initialize: () => void;
  /** Adds a record that was just created. */
  append: (technology: Technology) => void;
  /** How many ticks an earlier visit left unsaved. */
  draftCount: number;
  restoreDraft: () => void;
  discardDraft: () => void;
}

/** The list of technologies and what is changed of it. Only ticks are kept here: everything else is the server's. */
export function useTechnologies(): UseTechnologies {
  const api = useApi();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchTechnologies(api, signal),
  });
  const [ticks, setTicks] = useState<Selection>({});
  const [work, setWork] = useState<'saving' | 'initializing'>();
  const isBusy = useRef(false);
  const { status, say } = usePassingStatus(statusMs);
  const drafts = useDraft<Selection>('technologies', 'selection');
  const technologies = data?.map((row) => ({ ...row, isSelected: ticks[row._id] ?? row.isSelected }));
  const isChanged = data?.some((row) => (ticks[row._id] ?? row.isSelected) !== row.isSelected) ?? false;
  const offered = Object.entries(drafts.draft?.values ?? {}).filter(
    ([id, isSelected]) => data?.some((row) => row._id === id && row.isSelected !== isSelected) ?? false,
  );
  useBlockLeaving(isChanged && work === undefined, drafts.clear);
  const keepDraft = useEffectEvent(() => drafts.save(ticks));
  useEffect(() => {
    if (isChanged) keepDraft();
  }, [ticks, isChanged]);

  async function run(kind: 'saving' | 'initializing', job: () => Promise<string>, failed: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setWork(kind);
    try {
      say('success', await job());
    } catch (failure) {
      if (!isSessionFailure(failure)) say('error', failureText(failure, failed));
    } finally {
      isBusy.current = false;
      setWork(undefined);
    }
  }

  return {
    technologies,
    loadError: !data && error && !isFetching ? failureText(error, loadError) : undefined,
    reload: () => void refetch(),
    status,
    isChanged,
    isSaving: work === 'saving',
    isInitializing: work === 'initializing',
    toggle: (id, isSelected) => setTicks((before) => ({ ...before, [id]: isSelected })),
    save: () =>
      void run(
        'saving',
        async () => {
          const saved = await saveTicked(api, data ?? [], ticks);
          queries.setQueryData(queryKey, saved.technologies);
          setTicks({});
          drafts.clear();
          return saved.message || 'Technologies saved successfully!';
        },
        'Failed to save technologies. Please try again.',
      ),
    initialize: () =>
      void run(
        'initializing',
        async () => {
          const { message, count } = await initializeTechnologies(api);
          await refetch();
          return message || `Technologies initialized successfully! ${count} technologies added.`;
        },
        'Failed to initialize technologies. Please try again.',
      ),
    append(technology) {
      queries.setQueryData<Technology[]>(queryKey, (before = []) => [
        ...before.filter(({ _id }) => _id !== technology._id),
        technology,
      ]);
      say('success', 'Technology added successfully!');
    },
    draftCount: isChanged ? 0 : offered.length,
    restoreDraft: () => setTicks(Object.fromEntries(offered)),
    discardDraft: drafts.clear,
  };
}

/** Saves the whole list; if a row was changed elsewhere meanwhile, the ticks go onto the newest list, once. */
async function saveTicked(
  api: Api,
  rows: readonly Technology[],
  ticks: Selection,
): Promise<SavedTechnologies> {
  try {
    return await saveTechnologies(api, withTicks(rows, ticks));
  } catch (failure) {
    if (!isApiFailure(failure) || failure.status !== 409) throw failure;
    return saveTechnologies(api, withTicks(await fetchTechnologies(api), ticks));
  }
}

/** A list longer than the API takes at once goes without the rows that did not change: those stay as they are. */
function withTicks(rows: readonly Technology[], ticks: Selection): Technology[] {
  const sent = rows.length > limits.technologyRows ? rows.filter(({ _id }) => _id in ticks) : rows;
  return sent.map((row) => ({ ...row, isSelected: ticks[row._id] ?? row.isSelected }));
}
