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
const keepFeatures = ['kern', 'liga', 'tnum'];

const weights = { wght: { min: 400, max: 600, default: 400 } };
/** Families of text that a look may choose beside Inter. */
const texts = ['dm-sans', 'manrope', 'source-sans-3'];
/** Families of headings. */
const displays = [
  'poppins',
  'bricolage-grotesque',
  'fraunces',
  'outfit',
  'playfair-display',
  'space-grotesk',
];

await mkdir(folder, { recursive: true });
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

type Axes = Record<string, number | { min: number; max: number; default?: number }>;

async function write(name: string, source: string, content: string, variationAxes?: Axes) {
  const font = await readFile(require.resolve(source));
  const options = { targetFormat: 'woff2', keepFeatures, noHinting: true, variationAxes } as const;
  const subset = await subsetFont(font, content, options);
  await writeFile(path.join(folder, name), subset);
  console.log(name, subset.length);
}
