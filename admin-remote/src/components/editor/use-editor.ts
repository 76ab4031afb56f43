import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from 'shared-ui';
import { useBlockLeaving } from '../leave-guard.tsx';
import { useSaveShortcut } from '../use-save-shortcut.ts';
import { createEditing } from './editing.ts';
import { initialState, nextState, phaseOf } from './editor-state.ts';
import type { EditorState, Phase } from './editor-state.ts';
import type { EditorOptions, Labels, SaveHow } from './editor-types.ts';
import { schemaResolver } from './schema-resolver.ts';

export interface Editor<Values extends FieldValues> extends EditorState {
  phase: Phase;
  name: string;
  form: UseFormReturn<Values>;
  labels: Labels<Values>;
  isDirty: boolean;
  /** A draft of an earlier visit, or a conflict, comes before the next save. */
  isDeciding: boolean;
  /** Whether the server keeps drafts of this form. */
  hasDrafts: boolean;
  /** Block saving while they are there, such as an upload under way. */
  holds: Set<symbol>;
  /** @param how defaults to that of the main button */
  submit: (how?: SaveHow) => void;
  restoreDraft: () => void;
  discardDraft: () => void;
  /** Answers a conflict: names of the fields in which the other side wins. */
  settle: (theirs: readonly string[]) => void;
}

/**
 * A form that never loses a keystroke: it keeps a draft, merges changes of other admins, asks where both changed the same
 * field, and saves once however often save is pressed. Its states are in `editor-state.ts`, the way of what is typed in
 * `editing.ts`.
 */
export function useEditor<Values extends FieldValues, Input, Saved>(
  options: EditorOptions<Values, Input, Saved>,
): Editor<Values> {
  const { mainSave = 'publish', followsInitial = false, hasShortcut = true, asksToLeave = true } = options;
  const { name, labels, initial, unpublished } = options;
  const [editing] = useState(() => createEditing(options));
  const [state, dispatch] = useReducer(nextState, { ...initialState, offer: editing.offer });
  const [holds] = useState(() => new Set<symbol>());
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues: initial.values as DefaultValues<Values>,
    resolver: schemaResolver(
      { ...options, schema: editing.schema },
      (field) => form.getFieldState(field as Path<Values>).invalid,
    ),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const offer = state.conflict ? undefined : state.offer;
  const isDeciding = Boolean(offer ?? state.conflict);
  useEffect(() => editing.update({ options, form, dispatch, isDeciding }));
  useEffect(() => editing.start(), [editing]);

  const follow = useEffectEvent(() => editing.follow(initial));
  useEffect(() => {
    if (followsInitial && !isDeciding) follow();
  }, [followsInitial, isDeciding, initial.version]);

  const hasMade = options.id === 'new' && state.draftAt !== undefined;
  useBlockLeaving(asksToLeave && (isDirty || state.step === 'saving' || hasMade), {
    discard: () => editing.discard(),
    keep: unpublished && editing.draft,
    isKept: editing.isSafe,
  });

  function submit(as: SaveHow = mainSave): void {
    if (isDeciding) return;
    if (holds.size > 0) toast.error('Wait until the upload is done, or cancel it');
    else editing.submit(as);
  }
  useSaveShortcut(submit, hasShortcut);

  return {
    ...state,
    phase: phaseOf(state, isDirty),
    name,
    form,
    labels,
    isDirty,
    isDeciding,
    hasDrafts: unpublished !== undefined,
    offer,
    holds,
    submit,
    restoreDraft: editing.restore,
    discardDraft: editing.discardOffer,
    settle: (theirs) => state.conflict && editing.settle(state.conflict, theirs),
  };
}
