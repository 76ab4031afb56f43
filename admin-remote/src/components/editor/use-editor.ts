import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { toast } from 'shared-ui';
import { isApiFailure, isSessionFailure, mayHaveArrived } from '../../lib/api-failure.ts';
import type { FieldConflict } from '../../lib/merge-values.ts';
import { useBlockLeaving } from '../leave-guard.tsx';
import { useSaveShortcut } from '../use-save-shortcut.ts';
import type { Editor, EditorOptions, OpenConflict, SaveHow } from './editor-types.ts';
import { createSaveHolds } from './save-holds.ts';
import { fieldFor } from './schema-resolver.ts';
import type { FormSchema } from './schema-resolver.ts';
import { useAutosave } from './use-autosave.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useMergingSave } from './use-merging-save.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useRecordForm } from './use-record-form.ts';

/**
 * A form that never loses a keystroke: it keeps a draft, merges changes of other admins, asks where both changed the same
 * field, and saves once however often save is pressed.
 */
export function useEditor<Values extends FieldValues, Input, Saved>(
  options: EditorOptions<Values, Input, Saved>,
): Editor<Values> {
  const {
    mainSave = 'publish',
    followsInitial = false,
    hasShortcut = true,
    asksToLeave = true,
    initial,
  } = options;
  const how = useRef<SaveHow>(mainSave);
  const schema: FormSchema<unknown> = { safeParse: (value) => schemaFor(how.current).safeParse(value) };
  const record = useRecordForm(initial, { ...options, schema });
  const [id, setId] = useState(options.id);
  const draft = useKeptDraft({ ...options, id }, record);
  const save = useMergingSave({ ...options, prepare }, record);
  const { isRunning, isClosed, run } = useOneAtATime();
  const [attempt, setAttempt] = useState(0);
  const [faultyAttempt, setFaultyAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isUnanswered, setUnanswered] = useState(false);
  const [invalidText, setInvalidText] = useState<string>();
  const [conflict, setConflict] = useState<OpenConflict>();
  const [holds] = useState(createSaveHolds);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const { form } = record;
  const { isDirty } = form.formState;
  const offer = conflict ? undefined : draft.offer;
  const autosave = useAutosave(
    { ...options, onKept, isNew: options.id === 'new', isHeld: Boolean(offer ?? conflict) },
    record,
  );
  useBlockLeaving(asksToLeave && (isDirty || isRunning || autosave.hasMade), {
    discard() {
      draft.clear();
      return autosave.discard();
    },
    keep: options.unpublished && autosave.flush,
    isKept: () => !isRunning && autosave.isCurrent(),
  });
  useSaveShortcut(submit, hasShortcut);
  const isHeld = Boolean(offer ?? conflict);
  const follow = useEffectEvent(() => record.follow(initial));
  useEffect(() => {
    if (followsInitial && !isHeld) follow();
  }, [followsInitial, isHeld, initial.version]);

  function submit(as: SaveHow = mainSave): void {
    if (offer || conflict) return;
    if (holds.isHeld()) return toast.error('Wait until the upload is done, or cancel it');
    saveOnce(async () => {
      // Not before: a press that comes while another save is on its way changes nothing about that one.
      how.current = as;
      setFailure(undefined);
      setInvalidText(undefined);
      let hasSaved = false;
      await form.handleSubmit(async () => void (hasSaved = await attemptSave(record.values())), sayInvalid)();
      return hasSaved;
    });
  }

  function saveOnce(job: () => Promise<boolean>): void {
    run(() => autosave.during(job));
  }

  /** The browser's draft is no longer needed once the server has stored the same values. */
  function onKept(kept: string): void {
    if (id === 'new' || autosave.isCurrent()) draft.clear();
    if (id === 'new' && !isGone.current) {
      setId(kept);
      options.onMade?.(kept);
    }
    options.onKept?.(kept);
  }

  function schemaFor(as: SaveHow): FormSchema<unknown> {
    return as === 'publish' ? options.schema : (options.unpublished?.schemaFor(as) ?? options.schema);
  }

  /** The call that saves these values; undefined when they are refused. */
  function prepare(values: Values) {
    const as = how.current;
    const input = options.toInput(values);
    if (as === 'publish' || !options.unpublished) {
      const parsed = options.schema.safeParse(input);
      return parsed.success
        ? (version: string | undefined, key: string) => options.save(parsed.data, version, key)
        : undefined;
    }
    const { schemaFor: schemaOf, save: saveAs } = options.unpublished;
    const parsed = schemaOf(as).safeParse(input);
    return parsed.success
      ? (_version: string | undefined, key: string) => saveAs(parsed.data, key, as)
      : undefined;
  }

  async function attemptSave(values: Values): Promise<boolean> {
    const outcome = await save(values);
    if (outcome.kind === 'saved') {
      const { saved, isCurrent } = outcome;
      if (id === 'new' && !isCurrent) onKept(options.snapshotOf(saved).id);
      else draft.follow();
      options.onSaved(saved, how.current, isCurrent);
      if (isCurrent && !isGone.current) options.onFinished?.();
      return true;
    }
    if (outcome.kind === 'clash') ask('save', outcome.conflicts);
    else if (outcome.kind === 'refused') refuse(outcome.failure);
    else {
      await form.trigger();
      setFaultyAttempt((count) => count + 1);
    }
    return false;
  }

  function sayInvalid(errors: FieldErrors): void {
    setInvalidText(options.invalidText?.(errors));
    setFaultyAttempt((count) => count + 1);
  }

  function refuse(thrown: unknown): void {
    const fields = isApiFailure(thrown) ? Object.entries(thrown.fields ?? {}) : [];
    for (const [path, message] of fields) {
      form.setError(fieldFor(options, path) as Path<Values>, { type: 'server', message });
    }
    const text = options.failureText(thrown);
    if (fields.length > 0) setFaultyAttempt((count) => count + 1);
    if (!fields.some(([, message]) => message === text)) setFailure(text);
    setUnanswered(mayHaveArrived(thrown));
    setAttempt((count) => count + 1);
    // The form goes with the session, or went while it was saved.
    if (isSessionFailure(thrown) ? options.tellsSessionEnd : isGone.current) toast.error(text);
  }

  function ask(reason: OpenConflict['reason'], conflicts: readonly FieldConflict[]): void {
    const labels: Partial<Record<string, string>> = options.labels;
    const fields = conflicts.map((field) => ({ ...field, label: labels[field.name] ?? field.name }));
    if (!isGone.current) return setConflict({ reason, fields });
    const names = fields.map(({ label }) => label).join(', ');
    toast.error(`Not saved: someone else changed ${names} meanwhile`);
  }

  return {
    name: options.name,
    form,
    submit,
    isSaving: isClosed,
    holds,
    isDirty,
    autosave,
    labels: options.labels,
    attempt,
    faultyAttempt,
    failure,
    isUnanswered,
    invalidText,
    offer,
    isDraftLost: draft.isLost,
    restoreDraft() {
      const conflicts = draft.restore()?.conflicts ?? [];
      if (conflicts.length > 0) ask('draft', conflicts);
    },
    discardDraft: draft.clear,
    conflict,
    settle(theirs) {
      if (!conflict) return;
      const chosen = conflict.fields.filter(({ name }) => theirs.includes(name));
      record.show({
        ...form.getValues(),
        ...Object.fromEntries(chosen.map(({ name, theirs: value }) => [name, value])),
      });
      setConflict(undefined);
      if (conflict.reason === 'save') saveOnce(() => attemptSave(record.values()));
    },
  };
}
