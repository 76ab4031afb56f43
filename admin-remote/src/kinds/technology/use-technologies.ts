import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls, limits, technology, textsOf } from 'content-api/contract';
import type { Technology } from 'content-api/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from 'shared-session/react';
import { useBlockLeaving } from '../../components/leave-guard.tsx';
import type { Api } from '../../lib/api-client.ts';
import { useApi } from '../../lib/api-context.ts';
import { failureText, isApiFailure, isSessionFailure } from '../../lib/api-failure.ts';
import { seconds } from '../../lib/durations.ts';
import { mergeValues } from '../../lib/merge-values.ts';
import { listedKey, rowsKey, wholeQuery } from '../../records/queries.ts';
import { readWhole } from '../../records/record-calls.ts';
import { usePassingStatus } from './use-passing-status.ts';

const statusMs = seconds(3);
const texts = textsOf(technology);
const initializeFailed = 'Failed to initialize technologies. Please try again.';

type Ticks = Record<string, boolean>;

/** The list of technologies and the ticks that were changed here: everything else is the server's. */
export function useTechnologies() {
  const api = useApi();
  const queries = useQueryClient();
  const query = wholeQuery(api, technology);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [ticks, setTicks] = useState<Ticks>({});
  const [task, setTask] = useState<'save' | 'initialize'>();
  const isBusy = useRef(false);
  const { status, say } = usePassingStatus(statusMs);
  const drafts = useDraft<Ticks>('technologies', 'selection');
  const technologies = data && withTicks(data, ticks);
  const isChanged = data?.some((row) => isOther(row, ticks)) ?? false;
  const offered = data?.filter((row) => isOther(row, drafts.draft?.values ?? {})) ?? [];

  async function run(task: 'save' | 'initialize', job: () => Promise<string>, failed: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setTask(task);
    try {
      say('success', await job());
    } catch (failure) {
      if (!isSessionFailure(failure)) say('error', failureText(failure, failed));
    } finally {
      isBusy.current = false;
      setTask(undefined);
    }
  }

  async function save(): Promise<string> {
    const saved = await saveTicks(api, data ?? [], ticks);
    const gone = goneRows(data ?? [], ticks, saved.data.technologies);
    // An answer that was asked for before would bring the former list back.
    await queries.cancelQueries({ queryKey: query.queryKey });
    queries.setQueryData(query.queryKey, saved.data.technologies);
    drafts.clear();
    setTicks((now) => mergeValues<Ticks>(ticks, now, {}).values);
    const text = saved.message || 'Technologies saved successfully!';
    return gone.length === 0 ? text : `${text} No longer in the list: ${gone.join(', ')}.`;
  }

  async function initialize(): Promise<string> {
    const { message, count } = await api.call(calls.initializeTechnologies);
    await refetch();
    return message || `Technologies initialized successfully! ${count} technologies added.`;
  }

  useBlockLeaving(isChanged, { discard: drafts.clear });
  const keepDraft = useEffectEvent(() => drafts.save(ticks));
  useEffect(() => {
    if (isChanged) keepDraft();
  }, [ticks, isChanged]);

  return {
    /** With what was ticked here; undefined while they load. */
    technologies,
    loadError: data || isFetching ? null : error,
    reload: () => void refetch(),
    status,
    isChanged,
    isSaving: task === 'save',
    isInitializing: task === 'initialize',
    save: () => void run('save', save, texts.saveFailed),
    initialize: () => void run('initialize', initialize, initializeFailed),
    toggle: (id: string, isSelected: boolean) => setTicks((before) => ({ ...before, [id]: isSelected })),
    /** Shows a record that was just created. */
    append: (added: Technology | undefined): void => {
      if (added) {
        queries.setQueryData(query.queryKey, (before = []) => [
          ...before.filter(({ _id }) => _id !== added._id),
          added,
        ]);
      } else void refetch();
      void queries.invalidateQueries({ queryKey: listedKey(technology) });
      void queries.invalidateQueries({ queryKey: rowsKey(technology) });
      say('success', 'Technology added successfully!');
    },
    /** Number of changes that an earlier visit left unsaved. */
    draftCount: isChanged ? 0 : offered.length,
    restoreDraft: () =>
      setTicks(Object.fromEntries(offered.map(({ _id, isSelected }) => [_id, !isSelected]))),
    discardDraft: drafts.clear,
  };
}

/** Saves the list; if a row was changed elsewhere meanwhile, the ticks go onto the newest list, once. */
async function saveTicks(api: Api, rows: readonly Technology[], ticks: Ticks) {
  const send = (list: readonly Technology[]) =>
    api.call(calls.saveTechnologies, { body: { technologies: rowsToSend(list, ticks) } });
  try {
    return await send(rows);
  } catch (failure) {
    if (!isApiFailure(failure) || failure.status !== 409) throw failure;
    return send(await readWhole(api, technology));
  }
}

/** Names of rows that were ticked here, and that somebody else has deleted meanwhile. */
function goneRows(rows: readonly Technology[], ticks: Ticks, saved: readonly Technology[]): string[] {
  const kept = new Set(saved.map(({ _id }) => _id));
  return rows.filter(({ _id }) => _id in ticks && !kept.has(_id)).map(({ name }) => name);
}

/** A list longer than the API takes at once goes without the rows that did not change: those stay as they are. */
function rowsToSend(rows: readonly Technology[], ticks: Ticks): Technology[] {
  return withTicks(
    rows.length > limits.technologyRows ? rows.filter(({ _id }) => _id in ticks) : rows,
    ticks,
  );
}

function withTicks(rows: readonly Technology[], ticks: Ticks): Technology[] {
  return rows.map((row) => ({ ...row, isSelected: ticks[row._id] ?? row.isSelected }));
}

function isOther({ _id, isSelected }: Technology, ticks: Ticks): boolean {
  return (ticks[_id] ?? isSelected) !== isSelected;
}
