import type { PlainKey, SiteTexts } from 'content-api/site-texts';
import { apiError, isApiError, isNotFound } from './api.ts';
import type { Api } from './api.ts';

/** Content of a page that is loaded by a call. */
export interface Resource<T> {
  /** Names it among the page's resources; equal keys mean equal content. */
  key: string;
  load(api: Api): Promise<T>;
  /** The text to show when the call fails; the default describes the fault of the call. */
  failure?: PlainKey;
  /** Shown in place of the content when the call fails, with the failure as a notice. */
  fallback?: T;
  /** True if the page works without it: it never decides the page's outcome. */
  optional?: boolean;
}

/** Result of loading a resource. */
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

interface LoadOptions {
  api: Api;
  texts: SiteTexts;
  /** Time limit: resources that are not loaded by then have failed. */
  patience: Promise<unknown>;
}

const timedOut = apiError('timeout', 'The page waited too long.');

/** Loads resources in parallel, equal ones once. Never rejects: the results contain the failures. */
export async function loadResources(
  resources: readonly Resource<unknown>[],
  { api, texts, patience }: LoadOptions,
): Promise<LoadedResources> {
  const tooLate = patience.then(() => {
    throw timedOut;
  });
  // Not awaited if everything loads before.
  tooLate.catch(() => undefined);
  const distinct = new Map(resources.map((resource) => [resource.key, resource]));
  const outcomes = [...distinct].map(
    async ([key, resource]) =>
      [key, await loadResource(resource, Promise.race([resource.load(api), tooLate]), texts)] as const,
  );
  return new Map(await Promise.all(outcomes));
}

/** The state of a resource that belongs to the page. */
export function readLoaded<T>(resources: LoadedResources, { key }: Resource<T>): Loaded<T> {
  return (resources.get(key) ?? { status: 'error', message: `${key} was not loaded.` }) as Loaded<T>;
}

async function loadResource(
  resource: Resource<unknown>,
  loading: Promise<unknown>,
  texts: SiteTexts,
): Promise<Loaded<unknown>> {
  try {
    return { status: 'loaded', data: await loading };
  } catch (error) {
    if (isNotFound(error)) return { status: 'missing' };
    const message = texts.text(resource.failure ?? failureOf(error));
    return resource.fallback === undefined
      ? { status: 'error', message }
      : { status: 'loaded', data: resource.fallback, notice: message };
  }
}

function failureOf(error: unknown): PlainKey {
  const code = isApiError(error) ? error.code : undefined;
  if (code === 'timeout') return 'trouble.timeout';
  return code === 'network' ? 'trouble.network' : 'trouble.failed';
}
