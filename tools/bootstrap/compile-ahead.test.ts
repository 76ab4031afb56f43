/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileAhead } from './compile-ahead.mjs';

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compile-ahead-'));
  writeFileSync(
    file('ran.ts'),
    `import { writeFileSync } from 'node:fs'; writeFileSync('${file('ran')}', '');`,
  );
  writeFileSync(file('main.ts'), `import './ran.ts'; const said: string = 'hello'; console.log(said);`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('types are stripped already when a script runs, and nothing of it ran before', async () => {
  await compileAhead(process.execPath, [file('main.ts')], file('cache'));
  expect(existsSync(file('ran'))).toBe(false);
  const run = spawnSync(process.execPath, [file('main.ts')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: file('cache'), NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
  });
  expect(run.stdout).toContain('hello');
  const looked = (run.stdout + run.stderr)
    .split('\n')
    .filter((line) => line.includes('retrieving transpile cache'));
  expect(looked.length).toBeGreaterThan(1);
  expect(looked.filter((line) => !line.endsWith('success'))).toEqual([]);
});

test('a script with a fault is none of its business', async () => {
  writeFileSync(file('main.ts'), 'import "./nowhere.ts";');
  await expect(compileAhead(process.execPath, [file('main.ts')], file('cache'))).resolves.toBeUndefined();
});
