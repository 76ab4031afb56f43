import { guarded } from './guarded.ts';
import { draftPrefix } from './keys.ts';
import { draftDebounceMs, draftKeptMs, draftMaxBytes } from './limits.ts';
import { parseObject } from './safe-json.ts';
import type { Session } from './types.ts';

/** Half-typed values of a form, kept for their user. Source: rule R27. */
export interface Draft<Values = unknown> {
  /** When they were typed, in ms since the epoch. */
  savedAt: number;
  values: Values;
}

/** Keeps the draft of one form. */
export interface DraftStore<Values = unknown> {
  /** Keeps the values, 1 s after the last call; at once when the page hides or the session ends. */
  save: (values: Values) => void;
  /** The kept draft of the signed-in user, if there is one younger than 30 days. */
  load: () => Draft<Values> | undefined;
  /** Writes what `save` still holds back. */
  flush: () => void;
  /** Forgets the draft; call it when the form was saved. */
  clear: () => void;
}

/** Names the form, and the record it edits (`new` for one that does not exist yet). */
export interface DraftStoreOptions {
  session: Pick<Session, 'environment' | 'getSnapshot' | 'on'>;
  form: string;
  id: string;
}

const secretField = /passw|token|secret/i;

/**
 * Keeps the half-typed values of one form for the signed-in user, across an expired session: at most 256 KB, for
 * 30 days, without fields that look like secrets (R27).
 */
export function createDraftStore<Values>({ session, form, id }: DraftStoreOptions): DraftStore<Values> {
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
    guarded(() => {
      const text = draftText(clock.now(), dropped.values);
      if (new Blob([text]).size <= draftMaxBytes) stores.local.set(dropped.key, text);
    });
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
