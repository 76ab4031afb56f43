import type { FieldConflict } from '../../lib/merge-values.ts';

/**
 * The states of a form. `clean`: as it was saved; `dirty`: something was typed since; `saving`: until the server answers;
 * `conflict`: somebody else changed the same, a decision comes first; `doubtful`: a save was not answered, and may have
 * arrived; `offline`: the server did not take the draft, and the browser keeps what was typed.
 */
export type Phase = 'clean' | 'dirty' | 'saving' | 'conflict' | 'doubtful' | 'offline';

/** Fields that were changed here and elsewhere. */
export interface Conflict {
  /** Why there are two versions. */
  reason: 'save' | 'draft';
  fields: (FieldConflict & { label: string })[];
}

/** Draft of an earlier visit, and its differences from the stored record. */
export interface DraftOffer {
  savedAt: number;
  changes: { name: string; label: string; kept: unknown; now: unknown }[];
}

/** The draft that the server keeps. `outdated`: somebody else saved meanwhile, the next save brings both together. */
export type DraftState = 'none' | 'sending' | 'kept' | 'behind' | 'outdated';

export interface EditorState {
  step: 'editing' | 'saving' | 'conflict' | 'doubtful';
  /** Saving, or so shortly after a success that a press would do nothing. */
  isClosed: boolean;
  /** Grows with each attempt that the server refused. */
  attempt: number;
  /** Grows with each attempt that was refused for single fields. */
  faultyAttempt: number;
  /** Error of the last attempt to save, apart from single fields. */
  failure?: string;
  /** Replaces the usual title of the list of faulty fields. */
  invalidText?: string;
  conflict?: Conflict;
  offer?: DraftOffer;
  draft: DraftState;
  /** Time of the server's draft, in ms since the epoch. */
  draftAt?: number;
  /** Whether the browser could not keep what was typed last. */
  isCopyLost: boolean;
}

export type EditorEvent =
  | { type: 'save-began' }
  | { type: 'invalid'; text?: string }
  | { type: 'refused'; text?: string; hasFields: boolean; mayHaveArrived: boolean }
  | { type: 'clashed'; conflict: Conflict }
  | { type: 'settled' }
  | { type: 'saved' }
  | { type: 'save-ended' }
  | { type: 'opened' }
  | { type: 'draft-sent' }
  | { type: 'draft-kept'; atMs: number }
  | { type: 'draft-refused'; isStale: boolean }
  | { type: 'copied'; isLost: boolean }
  | { type: 'offer-closed' };

export const initialState: EditorState = {
  step: 'editing',
  isClosed: false,
  attempt: 0,
  faultyAttempt: 0,
  draft: 'none',
  isCopyLost: false,
};

export function nextState(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'save-began':
      return { ...state, step: 'saving', isClosed: true, failure: undefined, invalidText: undefined };
    case 'invalid':
      return { ...state, invalidText: event.text, faultyAttempt: state.faultyAttempt + 1 };
    case 'refused':
      return {
        ...state,
        step: event.mayHaveArrived ? 'doubtful' : 'editing',
        failure: event.text,
        attempt: state.attempt + 1,
        faultyAttempt: state.faultyAttempt + Number(event.hasFields),
      };
    case 'clashed':
      return { ...state, step: 'conflict', conflict: event.conflict };
    case 'settled':
      return { ...state, step: 'editing', conflict: undefined };
    case 'saved':
      return { ...state, draft: 'none', draftAt: undefined };
    case 'save-ended':
      return { ...state, step: state.step === 'saving' ? 'editing' : state.step };
    case 'opened':
      return { ...state, isClosed: false };
    case 'draft-sent':
      return { ...state, draft: state.draft === 'behind' ? 'behind' : 'sending' };
    case 'draft-kept':
      return { ...state, draft: 'kept', draftAt: event.atMs };
    case 'draft-refused':
      return { ...state, draft: event.isStale ? 'outdated' : 'behind' };
    case 'copied':
      return { ...state, isCopyLost: event.isLost };
    case 'offer-closed':
      return { ...state, offer: undefined };
  }
}

/** @param isDirty whether the form differs from what was last saved */
export function phaseOf({ step, draft }: EditorState, isDirty: boolean): Phase {
  if (step !== 'editing') return step;
  if (draft === 'behind') return 'offline';
  return isDirty ? 'dirty' : 'clean';
}
