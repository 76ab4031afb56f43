import { attempt } from './attempt.ts';
import { draftPrefix } from './keys.ts';
import { draftDebounceMs, draftKeptMs, draftMaxBytes } from './limits.ts';
import { parseObject } from './safe-json.ts';
import type { Session } from './types.ts';

/** Unsaved values of a form. */
export interface Draft<Values = unknown> {
  /** Time of the last change, in ms since the epoch. */
  savedAt: number;
  values: Values;
}

/** Stores the draft of one form. */
export interface DraftStore<Values = unknown> {
  /**
   * Stores the values 1 s after the last call, or at once when a field or the window loses focus, the page hides or the
   * session ends. Values that cannot be stored take the place of earlier ones all the same: those are removed.
   */
  save: (values: Values) => void;
  /** The draft of the signed-in user, if it is younger than 30 days. */
  load: () => Draft<Values> | undefined;
  /** Stores pending values at once. */
  flush: () => void;
  /** Removes the draft. Call it when the form was saved. */
  clear: () => void;
}

/** Name of the form and id of the record it edits, `new` for a new record. */
export interface DraftStoreOptions {
  session: Pick<Session, 'environment' | 'getSnapshot' | 'on'>;
  form: string;
  id: string;
  /** Called after each attempt to store: false when the values are too large, or the browser keeps nothing. */
  onStored?: (isStored: boolean) => void;
}

const secretField = /passw|token|secret/i;

/**
 * Stores unsaved values of one form for the signed-in user, so that they outlive an expired session: at most 256 KB,
 * for 30 days, without fields whose names look like secrets.
 */
export function createDraftStore<Values>({
  session,
  form,
  id,
  onStored,
}: DraftStoreOptions): DraftStore<Values> {
  const { clock, page, stores } = session.environment;
  let held: { key: string; values: Values; stops: (() => void)[] } | undefined;

  function keyOf(): string | undefined {
    const userId = session.getSnapshot().user?._id;
    return userId && `${draftPrefix}:${userId}:${form}:${id}`;
  }

  function drop(): typeof held {
    const dropped = held;
    held = undefined;
    dropped?.stops.forEach((stop) => stop());
    return dropped;
  }

  function flush(): void {
    const dropped = drop();
    if (!dropped) return;
    const isStored = attempt(() => {
      const text = draftText(clock.now(), dropped.values);
      if (new Blob([text]).size > draftMaxBytes) return false;
      stores.local.set(dropped.key, text);
      return stores.local.get(dropped.key) === text;
    });
    // An earlier draft would be offered as if it were the last one.
    if (!isStored) stores.local.remove(dropped.key);
    onStored?.(isStored === true);
  }

  return {
    save(values) {
      const key = keyOf();
      if (!key) return;
      drop();
      const stops = [
        clock.after(draftDebounceMs, flush),
        page.listen('pagehide', flush),
        page.listen('blur', flush),
        session.on('ended', ({ reason }) => void (reason === 'logout' ? drop() : flush())),
      ];
      held = { key, values, stops };
    },
    load() {
      const key = keyOf();
      if (!key) return undefined;
      const kept = parseObject(stores.local.get(key));
      const savedAt = Number(kept.savedAt);
      if (kept.v === 1 && clock.now() - savedAt < draftKeptMs)
        return { savedAt, values: kept.values as Values };
      stores.local.remove(key);
      return undefined;
    },
    flush,
    clear() {
      drop();
      const key = keyOf();
      if (key) stores.local.remove(key);
    },
  };
}

function draftText(savedAt: number, values: unknown): string {
  return JSON.stringify({ v: 1, savedAt, values }, (name, value: unknown) =>
    secretField.test(name) ? undefined : value,
  );
}
