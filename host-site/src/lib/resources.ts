import { isNotFound } from './api.ts';
import type { Api } from './api.ts';

/** Something that a page shows and that comes over a call. */
export interface Resource<T> {
  /** Names it among the page's resources; equal keys mean equal content. */
  key: string;
  load(api: Api): Promise<T>;
  /** The text to show when the call fails; the default is the error's own message. */
  failure?: string;
  /** Shown in place of the content when the call fails, with the failure as a notice. */
  fallback?: T;
  /** True of what a page can do without: it never decides the page's outcome. */
  optional?: boolean;
}

/** What came of loading a resource. */
export type Loaded<T> =
  | { status: 'loaded'; data: T; notice?: string }
  | { status: 'missing' }
  | { status: 'error'; message: string };

/** The content, if it is there. */
export function dataOf<T>(loaded: Loaded<T>): T | undefined {
  return loaded.status === 'loaded' ? loaded.data : undefined;
}

/** True when the call gave its own content: no error, and no fallback in its place. */
export function isSound(loaded: Loaded<unknown>): boolean {
  return loaded.status === 'loaded' ? loaded.notice === undefined : loaded.status === 'missing';
}

/** The resources of one page, by key. */
export type LoadedResources = ReadonlyMap<string, Loaded<unknown>>;

const timedOut = new Error('Request timed out. Please try again.');

/**
 * Loads resources at once, equal ones together. Never rejects: the outcomes say what failed.
 *
 * @param patience ends the waiting: what has not come by then has failed
 */
export async function loadResources(
  resources: readonly Resource<unknown>[],
  api: Api,
  patience: Promise<unknown>,
): Promise<LoadedResources> {
  const tooLate = patience.then(() => {
    throw timedOut;
  });
  // Nobody waits for it when everything was there before.
  tooLate.catch(() => undefined);
  const distinct = new Map(resources.map((resource) => [resource.key, resource]));
  const outcomes = [...distinct].map(
    async ([key, resource]) =>
      [key, await outcomeOf(resource, Promise.race([resource.load(api), tooLate]))] as const,
  );
  return new Map(await Promise.all(outcomes));
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
