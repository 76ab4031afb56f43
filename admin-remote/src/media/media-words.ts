import { kinds } from 'content-api/contract';
import type { BlocksField, Field, Media, MediaUse } from 'content-api/contract';

/** Label of a use's state. */
export const useStates = {
  live: { label: 'Live', tone: 'success' },
  draft: { label: 'Draft', tone: 'warning' },
  trash: { label: 'Trash', tone: 'neutral' },
  history: { label: 'History', tone: 'neutral' },
} as const;

const ownSpelling: Partial<Record<string, string>> = { webp: 'WebP', webm: 'WebM' };

/** `1600 × 1000 px`; empty for a document. */
export function dimensionsText({ width, height }: Pick<Media, 'width' | 'height'>): string {
  return width === null || height === null ? '' : `${width} × ${height} px`;
}

/** `JPEG`, `SVG`, `MP4`. */
export function typeText({ type }: Pick<Media, 'type'>): string {
  const name = type.split(/[/+]/)[1] ?? type;
  return ownSpelling[name] ?? name.toUpperCase();
}

/** A file that is live or in a draft is deleted only after a further question. */
export function isBlocking({ state }: Pick<MediaUse, 'state'>): boolean {
  return state === 'live' || state === 'draft';
}

/** `Project · Main Image URL`, or `About · Founder 1 · Image URL`. */
export function placeText({ kind: name, field }: Pick<MediaUse, 'kind' | 'field'>): string {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) return `${name} · ${field}`;
  const labels = labelsOf(kind, field.split('.'));
  return [kind.words.one, ...(labels.length > 0 ? labels : [field])].join(' · ');
}

/** Labels on the way to a value: numbers are places in a list. */
function labelsOf(within: { fields: Record<string, Field> }, [first = '', ...rest]: string[]): string[] {
  const field = within.fields[first];
  if (!field) return [];
  if (field.type === 'group') return [field.label, ...labelsOf(field, rest)];
  if (field.type === 'blocks') return blockLabelsOf(field, rest);
  if (field.type !== 'list') return [field.label];
  const { item } = field;
  const [index, ...inner] = rest;
  const label = `${item.label} ${Number(index) + 1}`;
  return item.type === 'group' ? [label, ...labelsOf(item, inner)] : [label];
}

/** A path does not name the block type: takes the first type that has the field. */
function blockLabelsOf({ label, blocks }: BlocksField, [index, name = '', ...inner]: string[]): string[] {
  const block = Object.values(blocks).find(({ fields }) => name in fields);
  return [`${label} ${Number(index) + 1}`, ...(block ? labelsOf(block, [name, ...inner]) : [])];
}
