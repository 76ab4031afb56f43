import { readLookTheme } from '../../core/records/read-look-theme.ts';
import type { Reads } from '../../db/database.ts';

/** Colours of a mail, which is always light: `#rrggbb`. */
export interface MailColors {
  page: string;
  card: string;
  text: string;
  quiet: string;
  line: string;
  /** Of what a mail asks to press. */
  fill: string;
  /** Can be read on the fill. */
  onFill: string;
}

/** On the page and the card of a mail in the look of a studio that is dark only. */
const usual = { page: '#f3f5fc', card: '#ffffff', text: '#151a2a', quiet: '#66708f', line: '#dfe3ec' };

/** The colours of the studio's look: those of its light pages, if it has any. */
export async function readMailColors(db: Reads): Promise<MailColors> {
  const { scheme, colors, lightColors = colors } = await readLookTheme(db);
  const { primaryHover, onFill, background, text, textQuiet, hover } = lightColors;
  const fill = { fill: primaryHover, onFill };
  if (scheme === 'dark') return { ...usual, ...fill };
  return { page: background, card: '#ffffff', text, quiet: textQuiet, line: hover, ...fill };
}
