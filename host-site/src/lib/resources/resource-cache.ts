import type { Api } from '../api/api.ts';
import { isNotFound } from '../api/api-error.ts';
import { isSound } from './resource.ts';
import type { Loadable, Resource } from './resource.ts';

/** Loaded resources, shared by all parts of the page and by the pages that follow. */
export interface ResourceCache {
  peek: <T>(resource: Resource<T>) => Loadable<T>;
  /** Loads what is absent, failed or no longer fresh. Never rejects: the outcome is in `peek`. */
  ensure: (resource: Resource<unknown>) => Promise<void>;
  /** As `ensure`, whatever is there. */
  reload: (resource: Resource<unknown>) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Everything known. */
  all: () => Record<string, Loadable<unknown>>;
  /** What a browser needs of it, for the page's data. */
  dehydrate: () => Record<string, Loadable<unknown>>;
}

interface Entry {
  value: Loadable<unknown>;
  at: number;
  isDrawn?: Resource<unknown>['isDrawn'];
  pending?: Promise<void>;
}

interface CacheOptions {
  api: Api;
  now?: () => number;
  /** Resources that the server had loaded. */
  seed?: Record<string, Loadable<unknown>>;
}

const loading: Loadable<never> = { status: 'loading' };
const freshMs = 30_000;

export function createResourceCache({ api, now = Date.now, seed = {} }: CacheOptions): ResourceCache {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  for (const [key, value] of Object.entries(seed)) entries.set(key, { value, at: now() });

  function reload(resource: Resource<unknown>): Promise<void> {
    const entry = entries.get(resource.key) ?? { value: loading, at: 0 };
    entries.set(resource.key, entry);
    entry.isDrawn = resource.isDrawn;
    if (entry.value.status === 'error') update(entry, loading);
    entry.pending ??= outcomeOf(resource, api).then((value) => {
      entry.pending = undefined;
      entry.at = now();
      // A failed refresh never takes away what is on the screen.
      if (isSound(value) || !isSound(entry.value)) update(entry, value);
    });
    return entry.pending;
  }

  function update(entry: Entry, value: Loadable<unknown>): void {
    entry.value = value;
    for (const listener of listeners) listener();
  }

  return {
    peek<T>(resource: Resource<T>) {
      return (entries.get(resource.key)?.value ?? loading) as Loadable<T>;
    },
    ensure(resource) {
      const entry = entries.get(resource.key);
      const fresh = entry && isSound(entry.value) && now() - entry.at < freshMs;
      return fresh ? Promise.resolve() : reload(resource);
    },
    reload,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => Object.fromEntries([...entries].map(([key, { value }]) => [key, value])),
    dehydrate: () => Object.fromEntries([...entries].map(([key, entry]) => [key, dehydrated(entry)])),
  };
}

function dehydrated({ value, isDrawn }: Entry): Loadable<unknown> {
  return value.status === 'loaded' && isDrawn?.(value.data) ? { status: 'drawn' } : value;
}

async function outcomeOf(resource: Resource<unknown>, api: Api): Promise<Loadable<unknown>> {
  try {
    return { status: 'loaded', data: await resource.load(api) };
  } catch (error) {
    if (isNotFound(error)) return { status: 'missing' };
    const message = resource.failure ?? (error instanceof Error ? error.message : 'Something went wrong.');
    return resource.fallback === undefined
      ? { status: 'error', message }
      : { status: 'loaded', data: resource.fallback, notice: message };
  }
}
