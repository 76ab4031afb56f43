import { dataOf } from '../resources/resource.ts';
import { useResource } from '../resources/use-resource.ts';
import { pageWords } from './page-words.ts';
import type { PageWords } from './page-words.ts';

/** Sentences for the page, which has `pageWords` among its resources. */
export function usePageWords(): PageWords | undefined {
  return dataOf(useResource(pageWords));
}
