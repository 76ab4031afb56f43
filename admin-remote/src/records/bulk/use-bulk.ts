import { useQueryClient } from '@tanstack/react-query';
import { textsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import { toast } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { failureText, isApiFailure, isSessionFailure } from '../../lib/api-failure.ts';
import { bulkActions } from './bulk-actions.ts';
import type { BulkAction, BulkRecord } from './bulk-actions.ts';
import { retryWhenThrottled } from './retry-when-throttled.ts';

/** A record for which it failed. */
export interface BulkFailure {
  id: string;
  title: string;
  reason: string;
}

export interface Bulk {
  /** The running action, and its progress: record `at` (from 1) of `of`. */
  running: { action: BulkAction; at: number; of: number } | undefined;
  /** Records for which the last action failed. */
  failures: readonly BulkFailure[];
  forget: () => void;
  run: (action: BulkAction, records: readonly BulkRecord[]) => void;
}

type Done = Pick<BulkAction, 'done'> & { undos: { record: BulkRecord; undo: () => Promise<unknown> }[] };

/**
 * Does something to several records, one after the other. One that fails is named and the others go on.
 *
 * @param onDone receives the ids of those that failed
 */
export function useBulk(kind: Kind, onDone: (failedIds: readonly string[]) => void): Bulk {
  const api = useApi();
  const queries = useQueryClient();
  const [running, setRunning] = useState<Bulk['running']>();
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  const texts = textsOf(kind);
  const titleOf = ({ title }: BulkRecord) => title || 'Untitled';
  const reload = () => queries.invalidateQueries({ queryKey: [kind.plural] });

  async function runAll(action: BulkAction, records: readonly BulkRecord[]): Promise<void> {
    setFailures([]);
    const undos: Done['undos'] = [];
    const failed: BulkFailure[] = [];
    for (const [index, record] of records.entries()) {
      setRunning({ action, at: index + 1, of: records.length });
      try {
        undos.push({ record, undo: await retryWhenThrottled(() => action.run(api, kind, record)) });
      } catch (failure) {
        if (isSessionFailure(failure)) break;
        failed.push({ id: record._id, title: titleOf(record), reason: reasonOf(failure, texts.saveFailed) });
      }
    }
    setRunning(undefined);
    setFailures(failed);
    if (undos.length > 0) {
      const undoAll = { label: 'Undo', onPress: () => void undo(undos) };
      toast.success(doneText(action, undos.length), { action: undoAll });
    }
    onDone(failed.map(({ id }) => id));
    await reload();
  }

  async function undo(undos: Done['undos']): Promise<void> {
    const failed: string[] = [];
    for (const { record, undo } of undos) {
      try {
        await retryWhenThrottled(undo);
      } catch (failure) {
        failed.push(`${titleOf(record)} (${reasonOf(failure, 'Error restoring')})`);
      }
    }
    const count = undos.length - failed.length;
    if (failed.length > 0) toast.error(`Not undone: ${failed.join(', ')}`);
    if (count > 0) toast.success(`Undone for ${count} ${count === 1 ? 'record' : 'records'}`);
    await reload();
  }

  function doneText(action: BulkAction, count: number): string {
    if (action === bulkActions.remove && count === 1) return texts.deleted;
    const { one, many } = kind.words;
    return count === 1 ? `${one} ${action.done}` : `${count} ${many.toLowerCase()} ${action.done}`;
  }

  return {
    running,
    failures,
    forget: () => setFailures([]),
    run: (action, records) => void (running === undefined && runAll(action, records)),
  };
}

/** All faults of its fields, where the server names them. */
function reasonOf(failure: unknown, otherwise: string): string {
  const fields = isApiFailure(failure) ? Object.values(failure.fields ?? {}) : [];
  return fields.length > 0 ? fields.join(', ') : failureText(failure, otherwise);
}
