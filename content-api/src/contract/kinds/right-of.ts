import type { Right } from '../rights.ts';
import type { Kind } from './kind.ts';

/** The right that editing records of a kind needs. */
export function rightOf({ right = 'content' }: Pick<Kind, 'right'>): Right {
  return right;
}
