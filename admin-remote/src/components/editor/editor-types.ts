import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldConflict } from '../../lib/merge-values.ts';
import type { FormRules } from './schema-resolver.ts';

/** A record as a form shows it, with the version that a write is based on. */
export interface Snapshot<Values> {
  values: Values;
  version: string | undefined;
}

/** Words for the fields, by their first name. */
export type Labels<Values> = Partial<Record<keyof Values & string, string>>;

export interface EditorOptions<Values extends FieldValues, Input, Saved> extends FormRules<Values, Input> {
  /** Names the form, its controls and its drafts. */
  name: string;
  /** Id of the record, `new` for one to be. */
  id: string;
  /** Where the form starts. Later ones are ignored: what is being typed stays. */
  initial: Snapshot<Values>;
  labels: Labels<Values>;
  /** @param key the same at every attempt of this form, and of the draft that it restores */
  save: (input: Input, version: string | undefined, key: string) => Promise<Saved>;
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

/** Clashes that wait for a decision. */
export interface OpenConflict {
  /** Why there are two versions. */
  reason: 'save' | 'draft';
  fields: (FieldConflict & { label: string })[];
}

/** What was typed at an earlier visit, and what of it differs from what is stored. */
export interface DraftOffered {
  savedAt: number;
  changes: { name: string; label: string; kept: unknown; now: unknown }[];
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
  offer: DraftOffered | undefined;
  restoreDraft: () => void;
  discardDraft: () => void;
  conflict: OpenConflict | undefined;
  /** Answers a conflict: names of the fields in which the other side wins. */
  settle: (theirs: readonly string[]) => void;
}
