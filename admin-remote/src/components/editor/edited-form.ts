import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { toast } from 'shared-ui';
import { changedFields, mergeValues } from '../../lib/merge-values.ts';
import type { FieldConflict, Merge } from '../../lib/merge-values.ts';
import { randomHex } from '../../lib/random-hex.ts';
import type { Conflict, EditorEvent } from './editor-state.ts';
import type { EditorOptions, SaveHow, Snapshot } from './editor-types.ts';

/** The form as it was rendered last. */
interface Rendered<Values extends FieldValues, Input, Saved> {
  options: EditorOptions<Values, Input, Saved>;
  form: UseFormReturn<Values>;
  dispatch: (event: EditorEvent) => void;
  /** A decision comes before the next save. */
  isDeciding: boolean;
}

/** The form on the screen and the stored record under it, shared by the browser's copy, the server's draft and the save. */
export interface EditedForm<Values extends FieldValues, Input, Saved> {
  /** Of the record; `new` until the server has it. */
  id: string;
  /** The record as the form is based on it: drafts and saves advance it. */
  base: Snapshot<Values>;
  /** The record as it was last saved or merged. */
  origin: Snapshot<Values>;
  /** The idempotency key of this form. */
  key: string;
  how: SaveHow;
  /** A save or a discard is under way: drafts wait. */
  isBusy: boolean;
  /** The form left the screen. */
  isGone: boolean;
  update: (next: Rendered<Values, Input, Saved>) => void;
  now: () => Rendered<Values, Input, Saved>;
  dispatch: (event: EditorEvent) => void;
  /** The typed values. */
  values: () => Values;
  show: (values: Values) => void;
  rebase: (stored: Snapshot<Values>, from?: Values) => Merge<Values>;
  ask: (reason: Conflict['reason'], conflicts: readonly FieldConflict[]) => void;
  labelOf: (name: string) => string;
}

export function createEditedForm<Values extends FieldValues, Input, Saved>(
  initial: EditorOptions<Values, Input, Saved>,
): EditedForm<Values, Input, Saved> {
  let rendered: Rendered<Values, Input, Saved> | undefined;
  const edited: EditedForm<Values, Input, Saved> = {
    id: initial.id,
    base: initial.initial,
    origin: initial.initial,
    key: randomHex(16),
    how: initial.mainSave ?? 'publish',
    isBusy: false,
    isGone: false,
    update: (next) => void (rendered = next),
    now,
    dispatch: (event) => now().dispatch(event),
    values,
    show,
    rebase,
    ask,
    labelOf,
  };
  return edited;

  function now(): Rendered<Values, Input, Saved> {
    if (!rendered) throw new Error('The form was not rendered yet.');
    return rendered;
  }

  /** A copy: the form goes on changing its own lists. */
  function values(): Values {
    return JSON.parse(JSON.stringify(now().form.getValues())) as Values;
  }

  /** Shows other values, as if they had been typed. */
  function show(next: Values): void {
    const { form } = now();
    for (const name of changedFields(form.getValues(), next)) {
      const path = name as Path<Values>;
      form.setValue(path, next[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }

  /** Bases the form on what the server holds now. What was typed over `from` stays, the rest follows. */
  function rebase(stored: Snapshot<Values>, from = edited.base.values): Merge<Values> {
    const merge = mergeValues(from, values(), stored.values);
    edited.origin = edited.base = stored;
    show(merge.values);
    now().form.resetDefaultValues(stored.values);
    now().form.clearErrors();
    return merge;
  }

  /** Asks which side wins in fields that were changed here and elsewhere; only says so once the form is gone. */
  function ask(reason: Conflict['reason'], conflicts: readonly FieldConflict[]): void {
    const fields = conflicts.map((field) => ({ ...field, label: labelOf(field.name) }));
    if (!edited.isGone) return edited.dispatch({ type: 'clashed', conflict: { reason, fields } });
    const names = fields.map(({ label }) => label).join(', ');
    toast.error(`Not saved: someone else changed ${names} meanwhile`);
  }

  function labelOf(name: string): string {
    const labels: Partial<Record<string, string>> = now().options.labels;
    return labels[name] ?? name;
  }
}
