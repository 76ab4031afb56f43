import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { baseConfig, compile, packageRoot } from './webpack.base.ts';

/**
 * Builds the gallery into `dist/gallery`; with `--serve <port>` it also shows it on this machine:
 * `npm run gallery -w shared-ui -- --serve 4200`
 */
const out = path.join(packageRoot, 'dist/gallery');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>shared-ui gallery</title>
<div id="root"></div>
<script src="/gallery.js"></script>
</html>
`;

await compile({
  ...baseConfig,
  mode: 'development',
  entry: { gallery: './src/gallery/index.tsx' },
  output: { path: out, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js', clean: true },
});
await writeFile(path.join(out, 'index.html'), page);
const at = process.argv.indexOf('--serve');
if (at > 0) await serve(Number(process.argv[at + 1] ?? 4200));

async function serve(port: number): Promise<void> {
  const app = Fastify();
  await app.register(fastifyStatic, { root: out });
  console.log(await app.listen({ port, host: '127.0.0.1' }));
}
