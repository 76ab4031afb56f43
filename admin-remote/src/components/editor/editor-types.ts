import type { PublishPlan } from 'content-api/contract';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FormRules, FormSchema } from './schema-resolver.ts';

/** A record as a form shows it, with the version that a write is based on. */
export interface Snapshot<Values> {
  values: Values;
  version: string | undefined;
  /** Needed where the record may be new. */
  id?: string;
}

/** Words for the fields, by their first name. */
export type Labels<Values> = Partial<Record<keyof Values & string, string>>;

/** At once, as a draft, or at a moment. */
export type SaveHow = 'publish' | 'draft' | PublishPlan;

/** The version that a save is based on, with its values. */
export interface SaveBase<Values> extends Snapshot<Values> {
  /** The same at every attempt of this form, and of the draft that it restores: a creation happens once. */
  key: string;
}

/** The ways to save that are not public at once. */
export interface UnpublishedSaves<Values, Saved> {
  /** A draft may be incomplete. */
  schemaFor: (how: SaveHow) => FormSchema<object>;
  save: (input: object, key: string, how: SaveHow) => Promise<Saved>;
  /** Autosaves a draft; creates the record if it is new. */
  keep: (input: object, key: string) => Promise<Snapshot<Values>>;
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
  /** @default true; otherwise the browser's copy brings back what was not saved */
  asksToLeave?: boolean;
  labels: Labels<Values>;
  save: (input: Input, base: SaveBase<Values>) => Promise<Saved>;
  /** Meaning of the main button and of the shortcut. @default 'publish' */
  mainSave?: 'publish' | 'draft';
  /** @default there is only one way to save */
  unpublished?: UnpublishedSaves<Values, Saved>;
  /** The record as the answer to a save holds it. */
  snapshotOf: (saved: Saved) => Snapshot<Values>;
  /** The record as a stale write's answer holds it; undefined when it cannot be read. */
  readCurrent?: (current: unknown) => Snapshot<Values> | undefined;
  /** Called whenever the server's draft was saved or withdrawn. */
  onKept?: () => void;
  /** Called with the id of a new record once the server has it, unless the form was left meanwhile. */
  onMade?: (id: string) => void;
  /** @param isCurrent whether nothing was typed since it was sent */
  onSaved: (saved: Saved, how: SaveHow, isCurrent: boolean) => void;
  /** Called after everything that was typed is saved: the form may close. Not if it was left meanwhile. */
  onFinished?: () => void;
  /** Message when it could not be saved. */
  failureText: (failure: unknown) => string;
  /** Says so, too, when the session has ended: the form's own words stand beside the session's. @default false */
  tellsSessionEnd?: boolean;
  /** Replaces the summary's usual title. */
  invalidText?: (errors: FieldErrors) => string | undefined;
}
