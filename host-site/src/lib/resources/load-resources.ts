import type { Api } from '../api/api.ts';
import { isNotFound } from '../api/api-error.ts';
import type { Loaded, Resource } from './resource.ts';

/** The resources of one page, by key. */
export type LoadedResources = ReadonlyMap<string, Loaded<unknown>>;

interface LoadOptions {
  api: Api;
  /** What is there already, by key. */
  seed?: Record<string, unknown>;
  /** Ends the waiting: what has not come by then has failed. */
  patience: Promise<unknown>;
}

const timedOut = new Error('Request timed out. Please try again.');

/** Loads resources at once, equal ones together. Never rejects: the outcomes say what failed. */
export async function loadResources(
  resources: readonly Resource<unknown>[],
  { api, seed = {}, patience }: LoadOptions,
): Promise<LoadedResources> {
  const tooLate = patience.then(() => {
    throw timedOut;
  });
  // Nobody waits for it when everything was there before.
  tooLate.catch(() => undefined);
  const distinct = new Map(resources.map((resource) => [resource.key, resource]));
  return new Map(
    await Promise.all(
      [...distinct].map(
        async ([key, resource]) =>
          [
            key,
            key in seed
              ? ({ status: 'loaded', data: seed[key] } as const)
              : await outcomeOf(resource, Promise.race([resource.load(api), tooLate])),
          ] as const,
      ),
    ),
  );
}

/** The state of a resource that belongs to the page. */
export function readLoaded<T>(resources: LoadedResources, { key }: Resource<T>): Loaded<T> {
  return (resources.get(key) ?? { status: 'error', message: `${key} was not loaded.` }) as Loaded<T>;
}

async function outcomeOf(resource: Resource<unknown>, loading: Promise<unknown>): Promise<Loaded<unknown>> {
  try {
    return { status: 'loaded', data: await loading };
  } catch (error) {
    if (isNotFound(error)) return { status: 'missing' };
    const message = resource.failure ?? (error instanceof Error ? error.message : 'Something went wrong.');
    return resource.fallback === undefined
      ? { status: 'error', message }
      : { status: 'loaded', data: resource.fallback, notice: message };
  }
}
