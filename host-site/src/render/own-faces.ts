import type { OwnFont, StandIn } from 'content-api/look';

/** Names under which pages declare a studio's own fonts; `fontVariables` of `shared-ui` has them too. */
const ownNames = { text: 'Own Text', display: 'Own Headings' } as const;

type Use = keyof typeof ownNames;

interface InstalledFonts {
  names: readonly string[];
  /** Mean width of English letters, in ten-thousandths of their size. */
  width: number;
}

/** Arial, Times and Courier, and their replacements on Linux and Android. */
const installed: Record<Use, Record<StandIn, InstalledFonts>> = {
  text: {
    sans: { names: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], width: 4_451 },
    serif: { names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'], width: 3_999 },
    mono: { names: ['Courier New', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'], width: 6_001 },
  },
  display: {
    sans: { names: ['Arial Bold', 'Liberation Sans Bold', 'Arial', 'Roboto Medium'], width: 4_745 },
    serif: {
      names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times New Roman', 'Noto Serif Bold'],
      width: 4_290,
    },
    mono: {
      names: ['Courier New Bold', 'Liberation Mono Bold', 'Courier New', 'Cousine Bold'],
      width: 6_001,
    },
  },
};

/** Bolder text is drawn bolder by the browser where the file has no such weight; headings are as they are. */
const boldFrom = 600;

/** The face of an own font, and a fallback of the same metrics. */
export function ownFacesOf(font: OwnFont, use: Use, scale = 1): string {
  const name = ownNames[use];
  const size = scale === 1 ? '' : `;size-adjust:${Math.round(scale * 100)}%`;
  return [
    `@font-face{font-family:"${name}";font-weight:${weightOf(font, use)};font-display:swap;src:url(${font.file}) format("woff2")${size}}`,
    fallbackOf(font, use, scale),
  ].join('');
}

function weightOf({ lightest, boldest }: OwnFont, use: Use): string {
  if (boldest > lightest) return `${lightest} ${boldest}`;
  if (use === 'display') return '1 1000';
  return lightest < boldFrom ? `${lightest}` : `1 ${lightest}`;
}

function fallbackOf({ standIn, width, ascent, descent, gap }: OwnFont, use: Use, scale: number): string {
  const { names, width: usual } = installed[use][standIn];
  const ratio = width / usual || 1;
  const percent = (measure: number) => `${Math.round(measure / ratio) / 100}%`;
  const weight = use === 'display' ? 'font-weight:600;' : '';
  const sources = names.map((one) => `local("${one}")`).join(',');
  return `@font-face{font-family:"${ownNames[use]} Fallback";${weight}src:${sources};size-adjust:${Math.round(ratio * scale * 10_000) / 100}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(gap)}}`;
}
