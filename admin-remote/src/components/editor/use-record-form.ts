import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedFields, mergeValues } from '../../lib/merge-values.ts';
import type { Merge } from '../../lib/merge-values.ts';
import { newKey } from '../../lib/new-key.ts';
import type { Snapshot } from './editor-types.ts';
import { schemaResolver } from './schema-resolver.ts';
import type { FormRules } from './schema-resolver.ts';

/** A form over a record, which may turn out to have changed while it is edited. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The record as the form started from it. */
  start: Snapshot<Values>;
  /** The record as the form is based on it now. */
  base: () => Snapshot<Values>;
  /** The record as it was when the form began, or was last saved or merged. */
  origin: () => Snapshot<Values>;
  /** The server keeps this as a draft; the form goes on from there. */
  advance: (kept: Snapshot<Values>) => void;
  /**
   * Bases the form on what the server holds now. What was typed over `from` stays, the rest follows.
   *
   * @param from values that the typed ones are compared with. @default those of the base
   */
  rebase: (now: Snapshot<Values>, from?: Values) => Merge<Values>;
  /** Goes on from what was read again, if it is newer and does not clash with what was typed. */
  follow: (read: Snapshot<Values>) => void;
  /** Shows other values, as if they had been typed. */
  show: (values: Values) => void;
  /** Names all attempts to save this form as one. */
  key: () => string;
  /** Goes on with the attempts of an earlier visit. */
  resume: (key: string) => void;
  /** Values as they are now. A copy: the form goes on changing its own lists. */
  values: () => Values;
}

export function useRecordForm<Values extends FieldValues, Input>(
  initial: Snapshot<Values>,
  rules: FormRules<Values, Input>,
): RecordForm<Values> {
  const [start] = useState(initial);
  const [ownKey] = useState(newKey);
  const key = useRef(ownKey);
  const base = useRef(start);
  const origin = useRef(start);
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues: start.values as DefaultValues<Values>,
    resolver: schemaResolver(rules, (field) => form.getFieldState(field as Path<Values>).invalid),
    shouldFocusError: false,
  });

  const valuesNow = () => JSON.parse(JSON.stringify(form.getValues())) as Values;

  function show(values: Values): void {
    for (const name of changedFields(form.getValues(), values)) {
      const path = name as Path<Values>;
      form.setValue(path, values[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }

  function rebase(now: Snapshot<Values>, from = base.current.values): Merge<Values> {
    const merge = mergeValues(from, valuesNow(), now.values);
    origin.current = base.current = now;
    show(merge.values);
    form.resetDefaultValues(now.values);
    form.clearErrors();
    return merge;
  }

  return {
    form,
    start,
    base: () => base.current,
    origin: () => origin.current,
    advance: (kept) => void (base.current = kept),
    rebase,
    follow(read) {
      const { version = '', values } = base.current;
      // An answer may be older than what was saved since it was asked for.
      if (read.version === undefined || read.version <= version) return;
      if (mergeValues(values, valuesNow(), read.values).conflicts.length === 0) rebase(read);
    },
    show,
    key: () => key.current,
    resume: (earlier) => void (key.current = earlier),
    values: valuesNow,
  };
}
