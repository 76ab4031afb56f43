import { look } from 'content-api/contract';
import type { StoredMedia } from 'content-api/contract';
import { isObject } from '../../lib/value-at.ts';
import { formValuesOf } from '../../records/form-values.ts';
import type { FormValues } from '../../records/form-values.ts';

export const fontUses = ['headings', 'text'] as const;
export type FontUse = (typeof fontUses)[number];

/** Value of `accept` of the file input. */
export const acceptedFonts = '.woff2,font/woff2';

export const noFont = 'A font must be a WOFF2 file. Ask its maker for that, or convert it.';

/** The fonts that a look's values hold. */
export function ownFontsIn(value: unknown): FormValues[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The form's value for a stored font; undefined for a file that is none. */
export function ownFontOf({ url, font }: StoredMedia, use: FontUse): FormValues | undefined {
  if (font === undefined) return undefined;
  const { textWidth, headingWidth, ...facts } = font;
  const value = { ...facts, use, file: url, width: use === 'text' ? textWidth : headingWidth };
  return formValuesOf(look.fields.ownFonts.item.fields, value);
}

const mark = 'wOF2';

/** Whether the file begins as a WOFF2 file does: nothing else is sent. */
export async function isFont(file: Blob): Promise<boolean> {
  return (await file.slice(0, mark.length).text()) === mark;
}
