import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { rightOf } from '../../contract/kinds/right-of.ts';
import type { Right } from '../../contract/rights.ts';

/**
 * The rights that something about these records needs: those of their kinds, and `content` where it names none. Each
 * record is named by its key or by its kind.
 */
export function rightsFor(kinds: readonly Kind[], records: readonly string[]): Right[] {
  const needs = records.map((record) => rightOf(findKind(record.split('/')[0] ?? '', kinds) ?? {}));
  return needs.length === 0 ? ['content'] : [...new Set(needs)];
}
