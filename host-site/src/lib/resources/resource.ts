import type { Api } from '../api/api.ts';

/** Something that a page shows and that comes over a call. */
export interface Resource<T> {
  /** Names it in the cache and in the page's data; equal keys mean equal content. */
  key: string;
  load(api: Api): Promise<T>;
  /** The text to show when the call fails; the default is the error's own message. */
  failure?: string;
  /** Shown in place of the content when the call fails, with the failure as a notice. */
  fallback?: T;
  /** True of what a page can do without: it never decides the page's outcome. */
  optional?: boolean;
  /**
   * True of data that stands in the server's markup and that no script needs there (`createServerMarkup`). The page's data
   * then only says that it was drawn.
   */
  isDrawn?(this: void, data: T): boolean;
}

/** State of a resource. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'loaded'; data: T; notice?: string }
  /** In the browser: the server had it and drew it. Its data comes with the next loading. */
  | { status: 'drawn' }
  | { status: 'missing' }
  | { status: 'error'; message: string };

/** The content, if it is there. */
export function dataOf<T>(loadable: Loadable<T>): T | undefined {
  return loadable.status === 'loaded' ? loadable.data : undefined;
}

/** True when the call gave its own content: no error, and no fallback in its place. */
export function isSound(loadable: Loadable<unknown>): boolean {
  if (loadable.status === 'loaded') return loadable.notice === undefined;
  return loadable.status === 'missing' || loadable.status === 'drawn';
}
