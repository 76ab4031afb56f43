import { writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const app = path.join(import.meta.dirname, '../app');
const root = path.join(import.meta.dirname, '../../..');

/** A copy of the library under another version, or of another protocol. */
interface Copy {
  name: string;
  version: string;
  protocol: number;
}

const copies: Copy[] = [
  { name: 'copy-1.1', version: '1.1.0', protocol: 1 },
  { name: 'copy-2.0', version: '2.0.0', protocol: 2 },
];

/** Builds the page with the library as it is, and each copy with a React of its own. */
export async function buildPages(folder: string): Promise<void> {
  await build([
    configure(folder, 'main', path.join(app, 'main.tsx')),
    ...copies.map(({ name, version, protocol }) => {
      const versionFile = path.join(folder, `${name}-version.ts`);
      const protocolFile = path.join(folder, `${name}-protocol.ts`);
      writeFileSync(versionFile, `export const VERSION = '${version}';`);
      writeFileSync(protocolFile, `export const PROTOCOL = ${protocol};`);
      return configure(folder, name, path.join(app, 'copy.tsx'), [
        new webpack.NormalModuleReplacementPlugin(/\/version\.ts$/, versionFile),
        new webpack.NormalModuleReplacementPlugin(/\/protocol\.ts$/, protocolFile),
      ]);
    }),
  ]);
}

function configure(
  folder: string,
  name: string,
  entry: string,
  plugins: webpack.Configuration['plugins'] = [],
): webpack.Configuration {
  return {
    name,
    mode: 'production',
    target: 'web',
    context: root,
    entry,
    output: { path: folder, filename: `${name}.js`, uniqueName: name },
    devtool: false,
    optimization: { minimize: false },
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(root, 'shared-session/tsconfig.json'),
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
          },
        },
      ],
    },
    plugins,
  };
}

async function build(configurations: webpack.Configuration[]): Promise<void> {
  const compiler = webpack(configurations);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
