import { Global } from '@emotion/react';
import { ownFontsIn } from './own-font-values.ts';
import type { FontUse } from './own-font-values.ts';

/** Names of the chosen fonts, beside those that the console itself is shown in. */
export const triedFamilies: Record<FontUse, string> = { headings: 'Tried Headings', text: 'Tried Text' };

/** Faces of the own fonts in a look's values, for samples. */
export function OwnFontFaces({ fonts }: { fonts: unknown }) {
  const faces = ownFontsIn(fonts).map(({ use, file, lightest, boldest }) => ({
    fontFamily: triedFamilies[use === 'text' ? 'text' : 'headings'],
    fontWeight: Number(boldest) > Number(lightest) ? `${Number(lightest)} ${Number(boldest)}` : '1 1000',
    src: `url(${JSON.stringify(file)}) format("woff2")`,
  }));
  return <Global styles={faces.map((face) => ({ '@font-face': face }))} />;
}
