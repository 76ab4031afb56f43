import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toast } from 'shared-ui';
import { isApiFailure, mayHaveArrived } from '../../lib/api-failure.ts';
import { isObject } from '../../lib/is-object.ts';
import { isSame } from '../../lib/merge-values.ts';
import type { FieldConflict } from '../../lib/merge-values.ts';
import type { EditorOptions } from './editor-types.ts';
import type { RecordForm } from './use-record-form.ts';

/** Outcome of an attempt to save. */
export type SaveOutcome<Saved> =
  /** `isCurrent`: nothing was typed since it was sent. */
  | { kind: 'saved'; saved: Saved; isCurrent: boolean }
  | { kind: 'invalid' }
  | { kind: 'clash'; conflicts: FieldConflict[] }
  | { kind: 'refused'; failure: unknown };

type MergingOptions<Values extends FieldValues, Saved> = Pick<
  EditorOptions<Values, unknown, Saved>,
  'labels' | 'readCurrent' | 'snapshotOf'
> & {
  /** The call that saves the values; undefined when they are refused. */
  prepare: (values: Values) => ((version: string | undefined, key: string) => Promise<Saved>) | undefined;
};

const maxMerges = 3;

/**
 * Saves the values of a form, which goes on from the answer: what was typed while the call was on its way stays. If another
 * admin saved in the meantime, changes of different fields are merged; changes of the same field are left for the user to
 * decide.
 */
export function useMergingSave<Values extends FieldValues, Saved>(
  options: MergingOptions<Values, Saved>,
  record: RecordForm<Values>,
): (values: Values) => Promise<SaveOutcome<Saved>> {
  /** Values that were sent and never answered: the server may have taken them. */
  const unanswered = useRef<Values[]>([]);

  async function save(values: Values, mergesLeft = maxMerges): Promise<SaveOutcome<Saved>> {
    const send = options.prepare(values);
    if (!send) return { kind: 'invalid' };
    try {
      const saved = await send(record.base().version, record.key());
      unanswered.current = [];
      const now = options.snapshotOf(saved);
      const { values: shown } = record.rebase(now, values);
      return { kind: 'saved', saved, isCurrent: isSame(shown, now.values) };
    } catch (failure) {
      const current = currentOf(failure);
      if (mayHaveArrived(failure)) unanswered.current.push(values);
      const theirs = current === undefined || mergesLeft === 0 ? undefined : options.readCurrent?.(current);
      if (!theirs) return { kind: 'refused', failure };
      const merge = record.rebase(theirs, ownBase(theirs.values));
      if (merge.taken.length > 0) {
        const names = merge.taken.map((name) => options.labels[name as keyof Values & string] ?? name);
        toast.success(`Kept what was changed elsewhere: ${names.join(', ')}`);
      }
      if (merge.conflicts.length > 0) return { kind: 'clash', conflicts: merge.conflicts };
      return save(record.values(), mergesLeft - 1);
    }
  }

  /** The base with the values that an own unanswered save stored: they are no change by another admin. */
  function ownBase(theirs: Values): Values {
    const base = record.base().values;
    const own = Object.entries(theirs).filter(([name, value]) =>
      unanswered.current.some((sent) => isSame(sent[name], value)),
    );
    return { ...base, ...(Object.fromEntries(own) as Partial<Values>) };
  }

  return save;
}

function currentOf(failure: unknown): unknown {
  return isApiFailure(failure) && failure.status === 409 && isObject(failure.current)
    ? failure.current
    : undefined;
}
