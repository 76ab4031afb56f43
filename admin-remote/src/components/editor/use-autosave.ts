import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isApiFailure } from '../../lib/api-failure.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { seconds } from '../../lib/durations.ts';
import { isSame } from '../../lib/merge-values.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import type { AutosaveState, EditorOptions } from './editor-types.ts';
import type { RecordForm } from './use-record-form.ts';

type AutosaveOptions<Values extends FieldValues> = Pick<
  EditorOptions<Values, unknown, unknown>,
  'unpublished' | 'toInput' | 'onKept'
> & {
  isNew: boolean;
  /** Another decision comes first. */
  isHeld: boolean;
};

export interface Autosave extends AutosaveState {
  /** A new record is there already: leaving the form leaves it behind. */
  hasMade: boolean;
  /** Returns true when everything that was typed is stored on the server. */
  isCurrent: () => boolean;
  /** Stores the current values at once. */
  flush: () => Promise<void>;
  /** Pauses autosaving while the job runs. The job returns whether it saved the form. */
  during: (job: () => Promise<boolean>) => Promise<boolean>;
  /** Brings the draft back to what it was before it was kept. */
  discard: () => Promise<void>;
}

/** A pause in typing after which the draft goes to the server. */
const pauseMs = seconds(3);
/** The same after a call that failed, while nobody types. */
const retryMs = seconds(30);

/**
 * Keeps a draft on the server while somebody types, one call at a time. When it cannot, the draft in the browser stays,
 * and it is tried again: after the next pause, after a while, and when the connection comes back. After somebody else's
 * save it waits for an explicit one.
 */
export function useAutosave<Values extends FieldValues>(
  options: AutosaveOptions<Values>,
  record: RecordForm<Values>,
): Autosave {
  const [state, setState] = useState<Omit<AutosaveState, 'isOffered'>>({
    isKeeping: false,
    keptAt: undefined,
    isBehind: false,
    isStopped: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const calls = useRef(Promise.resolve());
  const isSaving = useRef(false);
  const sent = useRef<Values>(undefined);
  const { form } = record;
  const { unpublished, isNew } = options;
  const change = (changes: Partial<typeof state>) => setState((before) => ({ ...before, ...changes }));
  const isCurrent = () => sent.current !== undefined && isSame(form.getValues(), sent.current);

  async function send(values: Values): Promise<void> {
    const input = unpublished?.schemaFor('draft').safeParse(options.toInput(values));
    if (!unpublished || !input?.success) return;
    change({ isKeeping: true });
    try {
      const kept = await unpublished.keep(input.data, record.key());
      sent.current = values;
      record.advance(kept);
      change({ isKeeping: false, keptAt: Date.now(), isBehind: false });
      options.onKept?.(kept.id);
    } catch (failure) {
      change({ isKeeping: false, isBehind: true, isStopped: isMergeable(failure) });
      throw failure;
    }
  }

  async function keep(): Promise<void> {
    const values = record.values();
    if (isSaving.current || options.isHeld || state.isStopped) return;
    if (isSame(values, sent.current ?? record.base().values)) return;
    await send(values).catch(() => schedule(retryMs));
  }

  function flush(): Promise<void> {
    clearTimeout(timer.current);
    return (calls.current = calls.current.then(() => latest.current.keep()));
  }

  function schedule(afterMs = pauseMs): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), afterMs);
  }

  const isOffered = unpublished !== undefined;
  const latest = useRef({ keep, schedule, flush });
  useEffect(() => {
    latest.current = { keep, schedule, flush };
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    const stop = form.subscribe({ formState: { values: true }, callback: () => latest.current.schedule() });
    const tryAgain = () => void latest.current.flush();
    window.addEventListener('online', tryAgain);
    return () => {
      stop();
      window.removeEventListener('online', tryAgain);
      clearTimeout(timer.current);
    };
  }, [form, isOffered]);

  return {
    ...state,
    isOffered,
    hasMade: isNew && state.keptAt !== undefined,
    isCurrent,
    flush,
    async during(job) {
      isSaving.current = true;
      clearTimeout(timer.current);
      await calls.current;
      const hasSaved = await job().finally(() => (isSaving.current = false));
      if (hasSaved) {
        sent.current = undefined;
        change({ keptAt: undefined, isBehind: false, isStopped: false });
      }
      if (isOffered) schedule();
      return hasSaved;
    },
    async discard() {
      isSaving.current = true;
      clearTimeout(timer.current);
      await calls.current;
      if (sent.current === undefined) return;
      try {
        if (isNew) await unpublished?.forget?.();
        else await send(record.origin().values);
      } catch (failure) {
        if (!isStale(failure)) tellFailure(failure, 'The draft on the server could not be discarded');
      }
    },
  };
}

/** One that only clashes is brought together by the next save; a record in the trash is not. */
function isMergeable(failure: unknown): boolean {
  return isStale(failure) && failure.current !== undefined;
}

function isStale(failure: unknown): failure is ApiFailure {
  return isApiFailure(failure) && failure.status === 409;
}
