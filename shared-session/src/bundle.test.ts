/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';

const packageRoot = path.join(__dirname, '..');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'session-bundle-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles one entry for production, without React and the router. */
async function bundle(name: string, source: string, externals: webpack.Configuration['externals'] = []) {
  const entry = path.join(folder, `${name}.ts`);
  writeFileSync(entry, source);
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: packageRoot,
    entry,
    output: { path: folder, filename: `${name}.js` },
    devtool: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        'shared-session$': path.join(__dirname, 'index.ts'),
        'shared-session/react$': path.join(__dirname, 'react/index.ts'),
      },
      modules: [path.join(packageRoot, '../node_modules')],
    },
    resolveLoader: { modules: [path.join(packageRoot, '../node_modules')] },
    externals: [
      /^react(-dom|-router-dom)?(\/.*)?$/,
      ...[externals].flat(),
    ] as webpack.Configuration['externals'],
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(packageRoot, 'tsconfig.json'),
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
          },
        },
      ],
    },
    performance: false,
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  const code = readFileSync(path.join(folder, `${name}.js`));
  return { text: code.toString(), gzipBytes: gzipSync(code, { level: 9 }).length };
}

let everything: ReturnType<typeof bundle> | undefined;

/** All exports of the core, bundled once. */
function everythingBundled() {
  return (everything ??= bundle('all', `import * as core from 'shared-session'; globalThis.keep = core;`));
}

// The core is everything that `createSession` imports. The draft store, the adapters for fetch and axios and the error
// guards are exported too, and removed by tree shaking where they are not used.
test('the core with js-cookie is at most 6 KB, all exports 7.25 KB, and neither contains React (T64)', async () => {
  const core = await bundle(
    'core',
    `import { createSession } from 'shared-session'; globalThis.keep = createSession;`,
  );
  expect(core.text).not.toMatch(/require\("react|useSyncExternalStore/);
  expect(core.gzipBytes).toBeLessThanOrEqual(6 * 1024);
  const all = await everythingBundled();
  expect(all.text).not.toMatch(/require\("react|useSyncExternalStore/);
  expect(all.gzipBytes).toBeLessThanOrEqual(7.25 * 1024);
}, 60_000);

test('the React binding is at most 2 KB on top of the core (T64)', async () => {
  const core = await everythingBundled();
  const both = await bundle(
    'both',
    `import * as core from 'shared-session'; import * as react from 'shared-session/react'; globalThis.keep = [core, react];`,
  );
  expect(both.gzipBytes - core.gzipBytes).toBeLessThanOrEqual(2 * 1024);
}, 60_000);

test('unused exports are removed by tree shaking (T64)', async () => {
  const one = await bundle(
    'path',
    `import { safeReturnPath } from 'shared-session'; globalThis.keep = safeReturnPath;`,
  );
  expect(one.gzipBytes).toBeLessThan(700);
  const nothing = await bundle('nothing', `import 'shared-session'; import 'shared-session/react';`);
  expect(nothing.gzipBytes).toBeLessThan(100);
}, 60_000);
