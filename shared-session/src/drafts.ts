import type { Clock, KeyStore } from './environment.ts';
import { guarded } from './guarded.ts';
import { draftPrefix } from './keys.ts';
import { draftDebounceMs, draftKeptMs, draftMaxBytes, rememberExpiryDays } from './limits.ts';
import { asObject, parseJson } from './safe-json.ts';
import type { Draft, DraftStore } from './types.ts';

export interface Drafts {
  open: (form: string, id: string) => DraftStore;
  /** Writes everything that is held back. */
  flush: () => void;
  /** Forgets the drafts of one user: an explicit logout. */
  forget: (userId: string) => void;
  /** Forgets drafts that are too old or unreadable, and those of everybody but this user. */
  purge: (userId: string) => void;
}

export interface DraftsOptions {
  store: KeyStore;
  clock: Clock;
  /** Empty when nobody is signed in. */
  userId: () => string;
}

const secretField = /passw|token|secret/i;

/** Half-typed forms in local storage, each under its user (R27). */
export function createDrafts({ store, clock, userId }: DraftsOptions): Drafts {
  const pending = new Map<string, { values: unknown; cancel: () => void }>();

  function keyOf(form: string, id: string): string | undefined {
    const user = userId();
    return user ? `${draftPrefix}${user}:${form}:${id}` : undefined;
  }

  function drop(key: string): void {
    pending.get(key)?.cancel();
    pending.delete(key);
  }

  function flushKey(key: string): void {
    const held = pending.get(key);
    drop(key);
    if (held) guarded(() => keep(key, held.values));
  }

  function keep(key: string, values: unknown): void {
    const savedAt = clock.now();
    const text = JSON.stringify({ v: 1, savedAt, values }, (name, value: unknown) =>
      secretField.test(name) ? undefined : value,
    );
    if (new Blob([text]).size <= draftMaxBytes) store.set(key, text, rememberExpiryDays);
  }

  function read(key: string): Draft | undefined {
    const kept = asObject(guarded(() => parseJson(store.get(key))));
    if (kept?.v !== 1 || typeof kept.savedAt !== 'number' || clock.now() - kept.savedAt >= draftKeptMs)
      return;
    return { savedAt: kept.savedAt, values: kept.values };
  }

  function removeWhere(isUnwanted: (key: string) => boolean): void {
    for (const key of pending.keys()) if (isUnwanted(key)) drop(key);
    for (const key of guarded(() => store.keys()) ?? []) {
      if (key.startsWith(draftPrefix) && isUnwanted(key)) guarded(() => store.remove(key));
    }
  }

  return {
    open: (form, id) => ({
      save(values) {
        const key = keyOf(form, id);
        if (!key) return;
        drop(key);
        pending.set(key, { values, cancel: clock.after(draftDebounceMs, () => flushKey(key)) });
      },
      load() {
        const key = keyOf(form, id);
        return key === undefined ? undefined : read(key);
      },
      flush() {
        const key = keyOf(form, id);
        if (key) flushKey(key);
      },
      clear() {
        const key = keyOf(form, id);
        if (key) removeWhere((other) => other === key);
      },
    }),
    flush() {
      for (const key of [...pending.keys()]) flushKey(key);
    },
    forget: (user) => removeWhere((key) => key.startsWith(`${draftPrefix}${user}:`)),
    purge: (user) =>
      removeWhere((key) => !key.startsWith(`${draftPrefix}${user}:`) || !(pending.has(key) || read(key))),
  };
}
