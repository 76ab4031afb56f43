import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = path.resolve(import.meta.dirname, '../host-site/assets');
const asciiFrom = 0x20;
const asciiTo = 0x7e;
const basicLatin = String.fromCodePoint(
  ...Array.from({ length: asciiTo - asciiFrom + 1 }, (_, i) => asciiFrom + i),
);
const signs = '\u00a0©®°±·×÷–—‘’‚“”„…•‹›«»€™−←↑→↓↗✓₹½¡¿';
const letters = 'ÀÇÉÑÖÜßáàâäãåæçéèêëíîïñóôöøúûüœ';
// Everything else (small capitals, fractions, alternates, marks for letters that are here in one piece) doubles the file.
const latinFeatures = ['kern', 'liga', 'tnum'];

const weights = { wght: { min: 400, max: 600, default: 400 } };
/** Families of text that a look may choose beside Inter. */
const texts = ['dm-sans', 'figtree', 'literata', 'manrope', 'nunito-sans', 'source-sans-3', 'work-sans'];
/** Families of headings. */
const displays = [
  'poppins',
  'archivo',
  'bitter',
  'bricolage-grotesque',
  'cormorant',
  'fraunces',
  'jetbrains-mono',
  'lora',
  'nunito',
  'outfit',
  'playfair-display',
  'space-grotesk',
];
const withoutVietnamese = new Set(['dm-sans', 'figtree', 'outfit', 'poppins']);

/** Letters of further languages, in files that a page fetches only if it shows one. */
const furtherLatin = {
  text: 'ÁÂÃÄÅÆÈÊËÌÍÎÏÐÒÓÔÕØÙÚÛÝÞìðòõùýþÿŒ',
  display: `¡«»¿‚„‹›${range(0xc0, 0xe8)}${range(0xea, 0xfb)}ýþÿŒœ`,
};
const latinExtended = `${range(0x100, 0x151)}${range(0x154, 0x17f)}ƁƊƏƘƙȘșȚțəɓɗṢṣẞ`;
const vietnamese = `ƠơƯư\u0300\u0301\u0303\u0309\u0323${range(0x1ea0, 0x1ef9)}₫`;
const joiners = '\u200c\u200d';
/** Scripts that the families above lack. */
const scripts = {
  cyrillic: { source: 'inter', content: `${range(0x400, 0x45f)}Ґґ№` },
  'cyrillic-ext': { source: 'inter', content: range(0x48a, 0x4ff) },
  greek: { source: 'inter', content: range(0x370, 0x3ff) },
  devanagari: { source: 'noto-sans-devanagari', content: `${range(0x900, 0x97f)}${joiners}\u25cc` },
  gujarati: { source: 'noto-sans-gujarati', content: `${range(0xa80, 0xaff)}${joiners}\u25cc` },
  arabic: { source: 'noto-sans-arabic', content: `${range(0x600, 0x6ff)}${joiners}` },
  hebrew: { source: 'noto-sans-hebrew', content: `${range(0x590, 0x5ff)}₪${range(0xfb1d, 0xfb4f)}` },
};

await mkdir(path.join(folder, 'scripts'), { recursive: true });
// The family's own distribution: the other source splits ₹ and the arrows off into a second file.
await write('inter-latin.woff2', 'inter-ui/variable/InterVariable.woff2', basicLatin + signs + letters, {
  ...weights,
  opsz: 14,
});
for (const family of texts)
  await write(
    `${family}-latin.woff2`,
    `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
    basicLatin + signs + letters,
    weights,
  );
for (const family of displays)
  await write(
    `${family}-600-latin.woff2`,
    `@fontsource/${family}/files/${family}-latin-600-normal.woff2`,
    `${basicLatin}–—‘’“”…éü`,
  );

for (const family of ['inter', ...texts]) {
  const from = `@fontsource-variable/${family}/files/${family}`;
  await write(
    `scripts/${family}-latin-1.woff2`,
    `${from}-latin-wght-normal.woff2`,
    furtherLatin.text,
    weights,
  );
  await write(
    `scripts/${family}-latin-ext.woff2`,
    `${from}-latin-ext-wght-normal.woff2`,
    latinExtended,
    weights,
  );
  if (!withoutVietnamese.has(family))
    await write(
      `scripts/${family}-vietnamese.woff2`,
      `${from}-vietnamese-wght-normal.woff2`,
      vietnamese,
      weights,
    );
}
for (const family of displays) {
  const from = `@fontsource/${family}/files/${family}`;
  await write(`scripts/${family}-latin-1.woff2`, `${from}-latin-600-normal.woff2`, furtherLatin.display);
  await write(`scripts/${family}-latin-ext.woff2`, `${from}-latin-ext-600-normal.woff2`, latinExtended);
  if (!withoutVietnamese.has(family))
    await write(`scripts/${family}-vietnamese.woff2`, `${from}-vietnamese-600-normal.woff2`, vietnamese);
}
for (const [script, { source, content }] of Object.entries(scripts)) {
  const from = `@fontsource-variable/${source}/files/${source}`;
  // Their letters change their shape beside others: all features stay.
  await write(`scripts/${script}.woff2`, `${from}-${script}-wght-normal.woff2`, content, weights, null);
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

type Axes = Record<string, number | { min: number; max: number; default?: number }>;

async function write(
  name: string,
  source: string,
  content: string,
  variationAxes?: Axes,
  keepFeatures: string[] | null = latinFeatures,
) {
  const font = await readFile(require.resolve(source));
  const options = {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes,
    ...(keepFeatures && { keepFeatures }),
  } as const;
  const subset = await subsetFont(font, content, options);
  await writeFile(path.join(folder, name), subset);
  console.log(name, subset.length);
}
