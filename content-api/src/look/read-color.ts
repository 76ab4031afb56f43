import { lineForms } from '../contract/line-forms.ts';

/** A colour as it is stored, `#rrggbb` in lower case; undefined for what is none. */
export function readColor(value: unknown): string | undefined {
  return typeof value === 'string' ? (lineForms.color.read(value) ?? undefined) : undefined;
}
