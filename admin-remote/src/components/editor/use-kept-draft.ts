import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Draft } from 'shared-session';
import { useDraft } from 'shared-session/react';
import { isObject } from '../../lib/is-object.ts';
import { changedFields, isSame, mergeValues } from '../../lib/merge-values.ts';
import type { Merge } from '../../lib/merge-values.ts';
import type { DraftOffered, Labels } from './editor-types.ts';
import type { RecordForm } from './use-record-form.ts';

/** A stored draft: the typed values, and the values that they replace. */
interface KeptValues<Values> {
  base: Values;
  values: Values;
  version: string | undefined;
  /** Keys of the attempts to save it: one of them may have arrived. */
  key: string;
}

export interface KeptDraft<Values> {
  offer: DraftOffered | undefined;
  /** Whether the browser could not keep what was typed last. */
  isLost: boolean;
  /** Brings the draft together with what is stored now; undefined when there is none. */
  restore: () => Merge<Values> | undefined;
  /** Forgets it. */
  clear: () => void;
  /** Keeps what differs from the base by now, if anything does. */
  follow: () => void;
}

/** Keeps what is typed over a record as a draft, and offers the one of an earlier visit. */
export function useKeptDraft<Values extends FieldValues>(
  { name, id, labels }: { name: string; id: string; labels: Labels<Values> },
  record: RecordForm<Values>,
): KeptDraft<Values> {
  const { form, start } = record;
  const drafts = useDraft<KeptValues<Values>>(name, id);
  const kept = readKept<Values>(drafts.draft, start.values);
  const isUnchanged = () => isSame(record.values(), record.base().values);

  function follow(): void {
    // Typed back to what is stored: there is nothing to keep.
    if (isUnchanged()) drafts.clear();
    else drafts.save(keep(record));
  }

  const latest = useRef({ follow, isUnchanged });
  useEffect(() => {
    latest.current = { follow, isUnchanged };
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => latest.current.follow() }),
    [form],
  );
  useEffect(() => {
    // A new record got its id while somebody typed on.
    if (!latest.current.isUnchanged()) latest.current.follow();
  }, [id]);

  return {
    offer: drafts.draft && kept && readOffer(drafts.draft, kept, start.values, labels),
    isLost: drafts.isLost,
    restore() {
      if (!kept) return undefined;
      const base = record.base();
      const merge = mergeValues(kept.base, kept.values, base.values);
      record.show(merge.values);
      if (kept.key) record.resume(kept.key);
      drafts.clear();
      drafts.save(keep(record));
      return merge;
    },
    clear: drafts.clear,
    follow,
  };
}

type ReadDraft<Values> = Pick<KeptValues<Values>, 'base' | 'values'> & { key: string | undefined };

function keep<Values extends FieldValues>(record: RecordForm<Values>): KeptValues<Values> {
  const base = record.base();
  return { base: base.values, values: record.values(), version: base.version, key: record.key() };
}

/** A draft as far as this form can show it: another release may have kept other fields. */
function readKept<Values extends FieldValues>(
  draft: Draft | undefined,
  now: Values,
): ReadDraft<Values> | undefined {
  const kept: unknown = draft?.values;
  if (!isObject(kept) || !isObject(kept.base) || !isObject(kept.values)) return undefined;
  return {
    base: onlyFieldsOf(now, kept.base),
    values: onlyFieldsOf(now, kept.values),
    key: typeof kept.key === 'string' ? kept.key : undefined,
  };
}

function onlyFieldsOf<Values extends FieldValues>(now: Values, kept: Record<string, unknown>): Values {
  const known = Object.entries(now).map(([name, value]: [string, unknown]) => [
    name,
    name in kept ? kept[name] : value,
  ]);
  return Object.fromEntries(known) as Values;
}

/** Fields that a stored draft would change; empty when it changes none. */
function readOffer(
  { savedAt }: Draft,
  { base, values }: ReadDraft<Record<string, unknown>>,
  now: Record<string, unknown>,
  labels: Partial<Record<string, string>>,
): DraftOffered | undefined {
  const names = changedFields(base, values).filter((name) => !isSame(values[name], now[name]));
  if (names.length === 0) return undefined;
  return {
    savedAt,
    changes: names.map((name) => ({
      name,
      label: labels[name] ?? name,
      kept: values[name],
      now: now[name],
    })),
  };
}
