import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { toast } from 'shared-ui';
import { isApiFailure, isSessionFailure } from '../../lib/api-failure.ts';
import type { FieldConflict } from '../../lib/merge-values.ts';
import { useBlockLeaving } from '../leave-guard.tsx';
import { useSaveShortcut } from '../use-save-shortcut.ts';
import type { Editor, EditorOptions, OpenConflict } from './editor-types.ts';
import { fieldFor } from './schema-resolver.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useMergingSave } from './use-merging-save.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useRecordForm } from './use-record-form.ts';

/**
 * A form that never loses a keystroke: it keeps a draft, merges what others changed meanwhile, asks where both changed
 * the same field, and saves once however often it is told to.
 */
export function useEditor<Values extends FieldValues, Input, Saved>(
  options: EditorOptions<Values, Input, Saved>,
): Editor<Values> {
  const record = useRecordForm(options.initial, options);
  const draft = useKeptDraft(options, record);
  const save = useMergingSave(options, record);
  const { isRunning, isClosed, run } = useOneAtATime();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [invalidText, setInvalidText] = useState<string>();
  const [conflict, setConflict] = useState<OpenConflict>();
  const { form } = record;
  const { isDirty } = form.formState;
  const offer = conflict ? undefined : draft.offer;
  useBlockLeaving(isDirty || isRunning, draft.clear);
  useSaveShortcut(submit);

  function submit(): void {
    if (offer || conflict) return;
    run(async () => {
      setFailure(undefined);
      setInvalidText(undefined);
      let hasSaved = false;
      await form.handleSubmit(async (values) => void (hasSaved = await attemptSave(values)), sayInvalid)();
      return hasSaved;
    });
  }

  async function attemptSave(values: Values): Promise<boolean> {
    const outcome = await save(values);
    if (outcome.kind === 'saved') {
      draft.clear();
      options.onSaved(outcome.saved);
      return true;
    }
    if (outcome.kind === 'clash') ask('save', outcome.conflicts);
    else if (outcome.kind === 'refused') refuse(outcome.failure);
    else {
      await form.trigger();
      setAttempt((count) => count + 1);
    }
    return false;
  }

  function sayInvalid(errors: object): void {
    const said = options.invalidText?.(Object.keys(errors));
    setInvalidText(said);
    if (said) toast.error(said);
    setAttempt((count) => count + 1);
  }

  function refuse(thrown: unknown): void {
    const fields = isApiFailure(thrown) ? Object.entries(thrown.fields ?? {}) : [];
    for (const [path, message] of fields) {
      form.setError(fieldFor(options, path) as Path<Values>, { type: 'server', message });
    }
    const text = options.failureText(thrown);
    setFailure(fields.length > 0 ? undefined : text);
    setAttempt((count) => count + 1);
    if (options.tellsSessionEnd || !isSessionFailure(thrown)) toast.error(text);
  }

  function ask(reason: OpenConflict['reason'], conflicts: readonly FieldConflict[]): void {
    const labels: Partial<Record<string, string>> = options.labels;
    setConflict({
      reason,
      fields: conflicts.map((field) => ({ ...field, label: labels[field.name] ?? field.name })),
    });
  }

  return {
    name: options.name,
    form,
    submit,
    isSaving: isClosed,
    isDirty,
    attempt,
    failure,
    invalidText,
    offer,
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
      if (conflict.reason === 'save') run(() => attemptSave(form.getValues()));
    },
  };
}
