import type { FieldValues } from 'react-hook-form';
import { isStale } from '../../lib/api-failure.ts';
import { seconds } from '../../lib/durations.ts';
import { isSame } from '../../lib/merge-values.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import type { BrowserCopy } from './browser-copy.ts';
import type { EditedForm } from './edited-form.ts';

/** A pause in typing after which the draft goes to the server. */
const pauseMs = seconds(3);
/** The same after a call that failed, while nobody types. */
const retryMs = seconds(30);

/** The draft that the server keeps of a form, written by one call at a time. */
export interface ServerDraft {
  /** Sends what is typed after a pause. */
  sendSoon: () => void;
  /** Sends what was typed since the last draft, at once. */
  send: () => Promise<void>;
  /** Sends nothing any more; resolves when the call under way has ended. */
  stop: () => Promise<void>;
  /** A save took the place of the draft. */
  reset: () => void;
  /** Brings the draft back to what it was before this visit. */
  discard: () => Promise<void>;
  /** Whether everything that was typed is in the draft. */
  isCurrent: () => boolean;
}

export function createServerDraft<Values extends FieldValues, Input, Saved>(
  edited: EditedForm<Values, Input, Saved>,
  copy: BrowserCopy,
): ServerDraft {
  const isNew = edited.id === 'new';
  /** Values of the draft; undefined while there is none of this visit. */
  let drafted: Values | undefined;
  let sending = Promise.resolve();
  /** Somebody else saved meanwhile: drafts wait for an explicit save. */
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return { sendSoon, send, stop, reset, discard, isCurrent };

  function sendSoon(afterMs = pauseMs): void {
    if (!edited.now().options.unpublished) return;
    clearTimeout(timer);
    timer = setTimeout(() => void send(), afterMs);
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    return (sending = sending.then(async () => {
      const typed = edited.values();
      const isWaiting = edited.isBusy || isOutdated || edited.now().isDeciding;
      if (isWaiting || isSame(typed, drafted ?? edited.base.values)) return;
      await store(typed).catch(() => sendSoon(retryMs));
    }));
  }

  async function store(typed: Values): Promise<void> {
    const { unpublished, toInput, onKept } = edited.now().options;
    const input = unpublished?.schemaFor('draft').safeParse(toInput(typed));
    if (!unpublished || !input?.success) return;
    edited.dispatch({ type: 'draft-sent' });
    try {
      const kept = await unpublished.keep(input.data, edited.key);
      drafted = typed;
      edited.base = kept;
      edited.dispatch({ type: 'draft-kept', atMs: Date.now() });
      // The browser's copy is no longer needed once the server has the same.
      if (edited.id === 'new' || isCurrent()) copy.clear();
      copy.moveTo(kept.id);
      onKept?.();
    } catch (failure) {
      // One that only clashes is brought together by the next save; a record in the trash is not.
      isOutdated = isStale(failure) && failure.current !== undefined;
      edited.dispatch({ type: 'draft-refused', isStale: isOutdated });
      throw failure;
    }
  }

  function isCurrent(): boolean {
    return drafted !== undefined && isSame(edited.now().form.getValues(), drafted);
  }

  function stop(): Promise<void> {
    clearTimeout(timer);
    return sending;
  }

  function reset(): void {
    drafted = undefined;
    isOutdated = false;
  }

  async function discard(): Promise<void> {
    edited.isBusy = true;
    await stop();
    if (drafted === undefined) return;
    try {
      if (isNew) await edited.now().options.unpublished?.forget?.();
      else await store(edited.origin.values);
    } catch (failure) {
      if (!isStale(failure)) tellFailure(failure, 'The draft on the server could not be discarded');
    }
  }
}
