import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchSources } from './watch-sources.ts';

let folder: string;
let endWatch: () => Promise<void>;
let changed: PromiseWithResolvers<void>;
let count: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await mkdir(path.join(folder, 'deep/kinds'), { recursive: true });
  await writeFile(path.join(folder, 'deep/one.ts'), '1');
  changed = Promise.withResolvers();
  count = 0;
  endWatch = await watchSources({ folders: [folder], except: [path.join(folder, 'deep/kinds')] }, () => {
    count += 1;
    changed.resolve();
  });
});

afterEach(async () => {
  await endWatch();
  await rm(folder, { recursive: true, force: true });
});

test('changes within a short time are reported once', async () => {
  await Promise.all([
    writeFile(path.join(folder, 'deep/one.ts'), '2'),
    writeFile(path.join(folder, 'two.ts'), '1'),
  ]);
  await changed.promise;
  expect(count).toBe(1);
});

test('tests and excluded files report no change', async () => {
  await writeFile(path.join(folder, 'deep/kinds/kind.ts'), '1');
  await writeFile(path.join(folder, 'one.test.ts'), '1');
  await writeFile(path.join(folder, 'two.ts'), '1');
  await changed.promise;
  expect(count).toBe(1);
});
