import { diff3Merge } from 'node-diff3';

/** Two versions of a text brought together by paragraph. They differ in the paragraphs that both sides changed only. */
export interface MergedTexts {
  mine: string;
  theirs: string;
  /** The paragraphs that clash. */
  clash: { mine: string; theirs: string };
}

const gap = /(\r?\n(?:[ \t]*\r?\n)+)/;

/** Brings two versions of a text together that were made from the same one; undefined for texts of one paragraph. */
export function mergeTexts(base: unknown, mine: unknown, theirs: unknown): MergedTexts | undefined {
  if (![base, mine, theirs].every(isLong)) return undefined;
  const [from, left, right] = [base, mine, theirs].map((text) => String(text).split(gap));
  const regions = diff3Merge(left ?? [], from ?? [], right ?? [], { excludeFalseConflicts: true });
  const side = (of: 'a' | 'b') =>
    regions.map(({ ok, conflict }) => (ok ?? conflict?.[of] ?? []).join('')).join('');
  const clashOf = (of: 'a' | 'b') =>
    regions.flatMap(({ conflict }) => (conflict ? [conflict[of].join('').trim()] : [])).join('\n\n');
  return {
    mine: side('a'),
    theirs: side('b'),
    clash: { mine: clashOf('a'), theirs: clashOf('b') },
  };
}

function isLong(text: unknown): boolean {
  return typeof text === 'string' && gap.test(text);
}
