import type { Api } from '../api/api.ts';

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
