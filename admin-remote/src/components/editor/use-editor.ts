import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useDraft } from 'shared-session/react';
import type { Draft } from 'shared-session';
import { toast } from 'shared-ui';
import { isApiFailure, isSessionFailure } from '../../lib/api-failure.ts';
import { isObject } from '../../lib/is-object.ts';
import { changedFields, isSame, mergeValues } from '../../lib/merge-values.ts';
import type { FieldConflict, Merge } from '../../lib/merge-values.ts';
import { useBlockLeaving } from '../leave-guard.tsx';
import { useSaveShortcut } from '../use-save-shortcut.ts';
import { schemaResolver } from './schema-resolver.ts';
import type { FormRules } from './schema-resolver.ts';

/** A record as a form shows it, with the version that a write is based on. */
export interface Snapshot<Values> {
  values: Values;
  version: string | undefined;
}

export interface EditorOptions<Values extends FieldValues, Input, Saved> extends FormRules<Values, Input> {
  /** Names the form, its controls and its drafts. */
  name: string;
  /** Id of the record, `new` for one to be. */
  id: string;
  /** Where the form starts. Later ones are ignored: what is being typed stays. */
  initial: Snapshot<Values>;
  /** Words for the fields, by their first name. */
  labels: Partial<Record<keyof Values & string, string>>;
  save: (input: Input, version: string | undefined) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** What to say when it could not be saved. */
  failureText: (failure: unknown) => string;
  /** The record as a stale write's answer holds it. */
  readCurrent?: (current: unknown) => Snapshot<Values>;
  /** Says so, too, when the session has ended: the form's own words stand beside the session's. @default false */
  tellsSessionEnd?: boolean;
  /** Said in place of the summary's usual title. */
  invalidText?: (fields: readonly string[]) => string | undefined;
}

/** What a draft holds: what was typed, and what it was typed over. */
export interface KeptValues<Values> {
  base: Values;
  values: Values;
  version: string | undefined;
}

/** Clashes that wait for a decision. */
export interface OpenConflict {
  /** Why there are two versions. */
  reason: 'save' | 'draft';
  fields: (FieldConflict & { label: string })[];
}

export interface Editor<Values extends FieldValues> {
  name: string;
  form: UseFormReturn<Values>;
  submit: () => void;
  isSaving: boolean;
  isDirty: boolean;
  /** Grows with each refused attempt. */
  attempt: number;
  /** What went wrong at the last attempt to save, apart from single fields. */
  failure: string | undefined;
  invalidText: string | undefined;
  /** Values from an earlier visit, until they are taken or discarded. */
  offer:
    { savedAt: number; changes: { name: string; label: string; kept: unknown; now: unknown }[] } | undefined;
  restoreDraft: () => void;
  discardDraft: () => void;
  conflict: OpenConflict | undefined;
  /** Answers a conflict: names of the fields in which the other side wins. */
  settle: (theirs: readonly string[]) => void;
  /** Forgets what was typed. */
  discard: () => void;
}

const maxMerges = 3;
/** A press so soon after a save is the second half of a double click. */
const doubleClickMs = 500;

/**
 * A form that never loses a keystroke: it keeps a draft, merges what others changed meanwhile, asks where both changed
 * the same field, and saves once however often it is told to.
 */
export function useEditor<Values extends FieldValues, Input, Saved>(
  options: EditorOptions<Values, Input, Saved>,
): Editor<Values> {
  const [start] = useState(options.initial);
  const base = useRef(start);
  const isRunning = useRef(false);
  const hasSaved = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [invalidText, setInvalidText] = useState<string>();
  const [conflict, setConflict] = useState<OpenConflict>();
  const form = useForm<Values>({
    defaultValues: start.values as DefaultValues<Values>,
    resolver: schemaResolver(options),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const drafts = useDraft<KeptValues<Values>>(options.name, options.id);
  const offer = conflict ? undefined : readOffer(drafts.draft, start.values, options.labels);
  useBlockLeaving(isDirty && !isSaving, drafts.clear);
  useSaveShortcut(submit);

  const keep = useRef(drafts);
  useEffect(() => {
    keep.current = drafts;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          const kept = base.current;
          if (isSame(values, kept.values)) return;
          keep.current.save({ base: kept.values, values: copyOf(values), version: kept.version });
        },
      }),
    [form],
  );

  function submit(): void {
    if (isRunning.current || offer || conflict) return;
    setFailure(undefined);
    setInvalidText(undefined);
    void once(
      form.handleSubmit(run, (errors) => {
        const said = options.invalidText?.(Object.keys(errors));
        setInvalidText(said);
        if (said) toast.error(said);
        setAttempt((count) => count + 1);
      }),
    );
  }

  /** From the first press on, a second one does nothing: checking the fields takes a moment, too. */
  async function once(job: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    hasSaved.current = false;
    try {
      await job();
    } finally {
      setTimeout(() => (isRunning.current = false), hasSaved.current ? doubleClickMs : 0);
    }
  }

  async function run(values: Values): Promise<void> {
    setSaving(true);
    try {
      await saveMerging(values, maxMerges);
    } finally {
      setSaving(false);
    }
  }

  async function saveMerging(values: Values, mergesLeft: number): Promise<void> {
    const parsed = options.schema.safeParse(options.toInput(values));
    if (!parsed.success) {
      await form.trigger();
      setAttempt((count) => count + 1);
      return;
    }
    try {
      const saved = await options.save(parsed.data, base.current.version);
      hasSaved.current = true;
      drafts.clear();
      base.current = { ...base.current, values };
      form.reset(values);
      options.onSaved(saved);
    } catch (thrown) {
      const current = currentOf(thrown);
      if (current === undefined || !options.readCurrent || mergesLeft === 0) return refuse(thrown);
      const theirs = options.readCurrent(current);
      const merge = mergeValues(base.current.values, values, theirs.values);
      rebase(theirs, merge.values);
      tellTaken(merge);
      if (merge.conflicts.length === 0) await saveMerging(merge.values, mergesLeft - 1);
      else setConflict({ reason: 'save', fields: labelled(merge.conflicts) });
    }
  }

  function refuse(thrown: unknown): void {
    const fields = isApiFailure(thrown) ? Object.entries(thrown.fields ?? {}) : [];
    for (const [path, message] of fields) {
      form.setError((options.fieldOf?.(path) ?? path) as Path<Values>, { type: 'server', message });
    }
    const text = options.failureText(thrown);
    setFailure(fields.length > 0 ? undefined : text);
    setAttempt((count) => count + 1);
    if (options.tellsSessionEnd || !isSessionFailure(thrown)) toast.error(text);
  }

  /** From here on the form is based on what the server holds now. */
  function rebase(theirs: Snapshot<Values>, values: Values): void {
    base.current = theirs;
    form.reset(theirs.values);
    setValues(changedFields(theirs.values, values), values);
  }

  function setValues(names: readonly string[], values: Values): void {
    for (const name of names) {
      const path = name as Path<Values>;
      form.setValue(path, values[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }

  function tellTaken({ taken }: Merge<Values>): void {
    if (taken.length > 0) toast.success(`Kept what was changed elsewhere: ${taken.map(labelOf).join(', ')}`);
  }

  function labelOf(name: string): string {
    return options.labels[name as keyof Values & string] ?? name;
  }

  function labelled(fields: FieldConflict[]): OpenConflict['fields'] {
    return fields.map((field) => ({ ...field, label: labelOf(field.name) }));
  }

  function restoreDraft(): void {
    const kept = drafts.draft?.values;
    if (!kept) return;
    const merge = mergeValues(kept.base, kept.values, base.current.values);
    setValues(changedFields(base.current.values, merge.values), merge.values);
    drafts.clear();
    drafts.save({ base: base.current.values, values: merge.values, version: base.current.version });
    if (merge.conflicts.length > 0) setConflict({ reason: 'draft', fields: labelled(merge.conflicts) });
  }

  function settle(theirs: readonly string[]): void {
    if (!conflict) return;
    const chosen = conflict.fields.filter(({ name }) => theirs.includes(name));
    setValues(
      chosen.map(({ name }) => name),
      Object.fromEntries(chosen.map(({ name, theirs: value }) => [name, value])) as Values,
    );
    setConflict(undefined);
    if (conflict.reason === 'save') void once(() => run(form.getValues()));
  }

  return {
    name: options.name,
    form,
    submit,
    isSaving,
    isDirty,
    attempt,
    failure,
    invalidText,
    offer,
    restoreDraft,
    discardDraft: drafts.clear,
    conflict,
    settle,
    discard: drafts.clear,
  };
}

function currentOf(thrown: unknown): unknown {
  return isApiFailure(thrown) && thrown.status === 409 && isObject(thrown.current)
    ? thrown.current
    : undefined;
}

/** Values are plain data; the form goes on changing its own lists. */
function copyOf<Values>(values: Values): Values {
  return JSON.parse(JSON.stringify(values)) as Values;
}

/** What a kept draft would change; nothing when it changes nothing or cannot be read. */
function readOffer(
  draft: Draft | undefined,
  now: Record<string, unknown>,
  labels: Partial<Record<string, string>>,
): Editor<FieldValues>['offer'] {
  const kept: unknown = draft?.values;
  if (!draft || !isObject(kept) || !isObject(kept.base) || !isObject(kept.values)) return undefined;
  const { base, values } = kept;
  const names = changedFields(base, values).filter((name) => !isSame(values[name], now[name]));
  if (names.length === 0) return undefined;
  return {
    savedAt: draft.savedAt,
    changes: names.map((name) => ({
      name,
      label: labels[name] ?? name,
      kept: values[name],
      now: now[name],
    })),
  };
}
