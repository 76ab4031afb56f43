/** Installed fonts that stand in while a font loads. */
export const standIns = ['sans', 'serif', 'mono'] as const;

/** Letters beyond basic Latin that a font may have. */
export const letterSets = [
  'latin-1',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'devanagari',
  'gujarati',
  'arabic',
  'hebrew',
] as const;

export type StandIn = (typeof standIns)[number];
export type LetterSet = (typeof letterSets)[number];

/** A font of the studio's own. Measures are in ten-thousandths of the type's size. */
export interface OwnFont {
  /** Its address in the media library. */
  file: string;
  lightest: number;
  boldest: number;
  standIn: StandIn;
  width: number;
  ascent: number;
  descent: number;
  gap: number;
  covers: readonly string[];
}

/** Fonts that take the place of a pair's. */
export interface OwnFonts {
  display?: OwnFont;
  text?: OwnFont;
}

/** A file that the library has checked: its ending is that of its type. It stands in styles, so nothing else passes. */
const fontFile = /^\/media\/[0-9a-f]{24}\/[a-z0-9-]+\.woff2$/;

/** Own fonts of a look's record. What cannot be read is left out. */
export function ownFontsOf({ ownFonts }: Record<string, unknown>): OwnFonts {
  const fonts: OwnFonts = {};
  for (const value of Array.isArray(ownFonts) ? (ownFonts as unknown[]) : []) {
    const values = { ...(typeof value === 'object' ? value : undefined) } as Record<string, unknown>;
    const font = fontOf(values);
    if (font) fonts[values.use === 'text' ? 'text' : 'display'] = font;
  }
  return fonts;
}

function fontOf(values: Record<string, unknown>): OwnFont | undefined {
  const { file, covers } = values;
  if (typeof file !== 'string' || !fontFile.test(file)) return undefined;
  const numbers = ['lightest', 'boldest', 'width', 'ascent', 'descent', 'gap'].map((key) =>
    Math.round(Number(values[key])),
  );
  if (!numbers.every(Number.isFinite)) return undefined;
  const [lightest, boldest, width, ascent, descent, gap] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    file,
    lightest,
    boldest,
    standIn: standIns.find((one) => one === values.standIn) ?? standIns[0],
    width,
    ascent,
    descent,
    gap,
    covers: Array.isArray(covers) ? covers.filter((one) => typeof one === 'string') : [],
  };
}
