import type { Right } from '../rights.ts';
import type { Kind } from './kind.ts';

/** What an account needs to edit records of a kind. */
export function rightOf({ right = 'content' }: Pick<Kind, 'right'>): Right {
  return right;
}
