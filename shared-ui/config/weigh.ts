import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { baseConfig, compile, packageRoot } from './webpack.base.ts';

/**
 * Weighs what parts of the package add to a page that has React and Emotion already: `npm run weigh -w shared-ui`.
 * Each bundle is built on its own, as a page that uses these names and no others would have it.
 */
const folder = path.join(packageRoot, 'dist/weigh');

const bundles: Record<string, string> = {
  'theme only': 'UiProvider, GlobalStyles',
  'a public page':
    'UiProvider, GlobalStyles, Button, ButtonLink, Container, Section, Card, CardGrid, Picture, Tabs, Marquee, Field, Input, Textarea, TagStrip, Icon, SkipLink, StatusBanner, ToastRegion, toast',
  everything: '*',
};

/** Modules that the page has already. */
const given = ['react', 'react/jsx-runtime', 'react-dom', '@emotion/react', '@emotion/styled'];

await mkdir(folder, { recursive: true });
for (const [title, names] of Object.entries(bundles)) {
  const entry = path.join(folder, 'entry.ts');
  const what = names === '*' ? '* as ui' : `{ ${names} }`;
  const used = names === '*' ? 'ui' : `{ ${names} }`;
  await writeFile(
    entry,
    `import ${what} from '../../src/index.ts';\nObject.assign(globalThis, { used: ${used} });\n`,
  );
  await compile({
    ...baseConfig,
    mode: 'production',
    entry,
    output: { path: folder, filename: 'main.js', chunkFilename: 'chunk-[id].js' },
    externals: Object.fromEntries(given.map((name) => [name, `var globalThis[${JSON.stringify(name)}]`])),
  });
  const code = await readFile(path.join(folder, 'main.js'));
  const [gzip, brotli] = [gzipSync(code, { level: 9 }).length, brotliCompressSync(code).length];
  console.log(`${title}: ${code.length} B, gzip ${gzip} B, brotli ${brotli} B`);
}
