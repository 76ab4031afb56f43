import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { createFaultReport } from './fault-report.ts';
import type { FaultReport } from './fault-report.ts';

let folder: string;
let printed: string[];
let report: FaultReport;
const onFailed = vi.fn();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
  printed = [];
  onFailed.mockReset();
  report = createFaultReport({ root: folder, print: (text) => printed.push(text), onFailed });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const source = 'export const a = 1;\nexport const b = {;\nexport const c = (1;\n';
const fault =
  'a.ts:2:19 TS1136: Property assignment expected.\n2 | export const b = {;\n                      ^';

function compile(name = 'pages', plugins: WebpackPluginInstance[] = []): Promise<void> {
  const loader = {
    loader: 'ts-loader',
    options: { transpileOnly: true, compilerOptions: { module: 'esnext' } },
  };
  const compiler = webpack({
    name,
    mode: 'development',
    devtool: false,
    entry: path.join(folder, 'a.ts'),
    output: { path: path.join(folder, 'out') },
    resolveLoader: { modules: [path.join(import.meta.dirname, '../../node_modules')] },
    module: { rules: [{ test: /\.ts$/, use: [loader] }] },
    plugins: [...plugins, report],
  });
  return new Promise((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
}

test('a syntax error is one fault with file, line and frame, in all compilations of a process', async () => {
  await writeFile(path.join(folder, 'tsconfig.json'), '{}');
  await writeFile(path.join(folder, 'a.ts'), source);
  await compile();
  await compile();
  expect(printed).toEqual([fault]);
});

test('sources without a fault print nothing', async () => {
  await writeFile(path.join(folder, 'tsconfig.json'), '{}');
  await writeFile(path.join(folder, 'a.ts'), 'export const a = 1;\n');
  await compile();
  expect(printed).toEqual([]);
});

test('the errors of a compilation are those of its last build', async () => {
  await writeFile(path.join(folder, 'tsconfig.json'), '{}');
  await writeFile(path.join(folder, 'a.ts'), source);
  await compile();
  expect(report.errorsOf('pages')).toEqual([fault]);
  expect(report.errorsOf('scripts')).toEqual([]);
});

test('a failure of webpack itself, which watches nothing any more, is printed and ends its server', async () => {
  await writeFile(path.join(folder, 'tsconfig.json'), '{}');
  await writeFile(path.join(folder, 'a.ts'), 'export const a = 1;\n');
  const failing: WebpackPluginInstance = {
    apply: ({ hooks }) =>
      hooks.afterEmit.tapPromise('test', () => Promise.reject(new Error('no such folder'))),
  };
  await expect(compile('pages', [failing])).rejects.toThrow('no such folder');
  expect(printed.join()).toContain('no such folder');
  expect(onFailed).toHaveBeenCalled();
});
