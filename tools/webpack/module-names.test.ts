import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportedNames, importedNames } from './module-names.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'names-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

test('exported names are listed, types are not', async () => {
  await write(
    'index.ts',
    `export { b, a as c } from './x.ts';\nexport type { T } from './x.ts';\nexport { type U, d } from './y.ts';\n`,
  );
  expect(exportedNames(path.join(folder, 'index.ts'))).toEqual(['b', 'c', 'd']);
});

test('imported names are listed by package, in lists of any length, for files that ship', async () => {
  await write(
    'a.tsx',
    `import {\n  Link as L,\n  type To,\n} from 'router';\nimport type { X } from 'ui';\n`,
  );
  await write('b.ts', `import styled, { css } from 'ui';\nimport { gone } from 'elsewhere';\n`);
  await write('b.test.ts', `import { onlyHere } from 'ui';\n`);
  const shipped = (file: string) => !file.includes('.test.');
  expect(importedNames(folder, ['router', 'ui', 'unused'], shipped)).toEqual({
    router: ['Link'],
    ui: ['css', 'default'],
  });
});
