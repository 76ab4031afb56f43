import type { Receipt } from '../../contract/receipt.ts';

/** Faults in the order of headings: not exactly one of the first level, or a level left out on the way down. */
export function headingFaults(headings: Receipt['headings']): string[] {
  const count = headings.filter(({ level }) => level === 1).length;
  const jumps = headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (level <= before + 1) return [];
    const above = before === 0 ? 'at the beginning' : `below one of level ${before}`;
    return [`“${text}” is a heading of level ${level} ${above}.`];
  });
  return [...(count === 1 ? [] : [`The page has ${count} headings of level 1.`]), ...jumps];
}
