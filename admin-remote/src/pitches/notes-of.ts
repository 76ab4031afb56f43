/** Speaker notes for a part of a pitch, from the pitch’s values. */
export function notesOf(data: Record<string, unknown>, part: string): string {
  if (part === 'opening') return textOf(data.openingNotes);
  if (part === 'closing') return textOf(data.closingNotes);
  const [from = 0, to = 0] = part.split('-').map(Number);
  const blocks: unknown[] = Array.isArray(data.blocks) ? data.blocks.slice(from, to) : [];
  return blocks
    .map((block) => (typeof block === 'object' && block !== null ? textOf(Reflect.get(block, 'notes')) : ''))
    .filter(Boolean)
    .join('\n\n');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
