import type { PublishPlan } from 'content-api/contract';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldConflict } from '../../lib/merge-values.ts';
import type { SaveHolds } from './save-holds.ts';
import type { FormRules, FormSchema } from './schema-resolver.ts';

/** A record as a form shows it, with the version that a write is based on. */
export interface Snapshot<Values> {
  values: Values;
  version: string | undefined;
}

/** Words for the fields, by their first name. */
export type Labels<Values> = Partial<Record<keyof Values & string, string>>;

/** At once, as a draft, or at a moment. */
export type SaveHow = 'publish' | 'draft' | PublishPlan;

/** A record as the server keeps it. */
export interface Kept<Values> extends Snapshot<Values> {
  id: string;
}

/** The ways to save that are not public at once. */
export interface UnpublishedSaves<Values, Saved> {
  /** A draft may be incomplete. */
  schemaFor: (how: SaveHow) => FormSchema<object>;
  save: (input: object, key: string, how: SaveHow) => Promise<Saved>;
  /** Autosaves a draft; creates the record if it is new. */
  keep: (input: object, key: string) => Promise<Kept<Values>>;
  /** Deletes a new record that autosaving created. */
  forget?: () => Promise<unknown>;
}

export interface EditorOptions<Values extends FieldValues, Input, Saved> extends FormRules<Values, Input> {
  /** Names the form, its controls and its drafts. */
  name: string;
  /** Id of the record, `new` for one to be. */
  id: string;
  /** Initial values of the form. */
  initial: Snapshot<Values>;
  /**
   * Goes on from later values of `initial`, by their version, unless they clash with what was typed: then a save is stale,
   * and asks. @default later values are ignored
   */
  followsInitial?: boolean;
  /** Whether Ctrl+S saves. @default true */
  hasShortcut?: boolean;
  /** @default true; otherwise the browser's draft brings back what was not saved */
  asksToLeave?: boolean;
  labels: Labels<Values>;
  /** @param key the same at every attempt of this form, and of the draft that it restores */
  save: (input: Input, version: string | undefined, key: string) => Promise<Saved>;
  /** Meaning of the main button and of the shortcut. @default 'publish' */
  mainSave?: 'publish' | 'draft';
  /** @default there is only one way to save */
  unpublished?: UnpublishedSaves<Values, Saved>;
  /** The record as the answer to a save holds it. */
  snapshotOf: (saved: Saved) => Kept<Values>;
  /** Called with the id of the record whenever a draft of it was saved or withdrawn. */
  onKept?: (id: string) => void;
  /** Called with the id of a new record once the server has it, unless the form was left meanwhile. */
  onMade?: (id: string) => void;
  /** @param isCurrent whether nothing was typed since it was sent */
  onSaved: (saved: Saved, how: SaveHow, isCurrent: boolean) => void;
  /** Called after everything that was typed is saved: the form may close. Not if it was left meanwhile. */
  onFinished?: () => void;
  /** Message when it could not be saved. */
  failureText: (failure: unknown) => string;
  /** The record as a stale write's answer holds it; undefined when it cannot be read. */
  readCurrent?: (current: unknown) => Snapshot<Values> | undefined;
  /** Says so, too, when the session has ended: the form's own words stand beside the session's. @default false */
  tellsSessionEnd?: boolean;
  /** Replaces the summary's usual title. */
  invalidText?: (errors: FieldErrors) => string | undefined;
}

/** Clashes that wait for a decision. */
export interface OpenConflict {
  /** Why there are two versions. */
  reason: 'save' | 'draft';
  fields: (FieldConflict & { label: string })[];
}

/** Draft of an earlier visit, and its differences from the stored record. */
export interface DraftOffered {
  savedAt: number;
  changes: { name: string; label: string; kept: unknown; now: unknown }[];
}

export interface AutosaveState {
  /** Whether this form keeps drafts on the server. */
  isOffered: boolean;
  isKeeping: boolean;
  /** Time of the last draft, in ms since the epoch. */
  keptAt: number | undefined;
  /** The server did not take the last of it; it is tried again while the form is open. */
  isBehind: boolean;
  /** Another admin saved in the meantime; the next save merges both. */
  isStopped: boolean;
}

export interface Editor<Values extends FieldValues> {
  name: string;
  form: UseFormReturn<Values>;
  /** @param how defaults to that of the main button */
  submit: (how?: SaveHow) => void;
  isSaving: boolean;
  /** Blocks saving while work such as an upload is under way. */
  holds: SaveHolds;
  isDirty: boolean;
  /** The draft that the server keeps while somebody types. */
  autosave: AutosaveState;
  labels: Labels<Values>;
  /** Grows with each attempt that the server refused. */
  attempt: number;
  /** Grows with each attempt that was refused for single fields. */
  faultyAttempt: number;
  /** Error of the last attempt to save, apart from single fields. */
  failure: string | undefined;
  /** Whether the server may have had no chance to answer that attempt: another one may do. */
  isUnanswered: boolean;
  invalidText: string | undefined;
  /** Values from an earlier visit, until they are taken or discarded. */
  offer: DraftOffered | undefined;
  /** Whether the browser could not keep what was typed last. */
  isDraftLost: boolean;
  restoreDraft: () => void;
  discardDraft: () => void;
  conflict: OpenConflict | undefined;
  /** Answers a conflict: names of the fields in which the other side wins. */
  settle: (theirs: readonly string[]) => void;
}
