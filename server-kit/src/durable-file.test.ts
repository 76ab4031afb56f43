import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceDurably, writeDurably } from './durable-file.ts';
import { publicFileMode } from './private-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-kit-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test('a file is replaced in one step and belongs to its owner alone', async () => {
  const file = path.join(folder, 'deep/state.json');
  await replaceDurably(file, 'one');
  await replaceDurably(file, 'two');
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(path.dirname(file))).toEqual(['state.json']);
  expect(await modeOf(file)).toBe(0o600);
  expect(await modeOf(path.dirname(file))).toBe(0o700);
  await replaceDurably(file, 'three', { mode: publicFileMode });
  expect(await modeOf(file)).toBe(0o644);
});

test('nothing is left behind when a file cannot be replaced', async () => {
  await writeDurably(path.join(folder, 'taken/child'), 'in the way');
  await expect(replaceDurably(path.join(folder, 'taken'), 'new')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});

test('a new file never takes the place of another one', async () => {
  const file = path.join(folder, 'release.json');
  await writeDurably(file, 'first');
  await expect(writeDurably(file, 'second')).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(file, 'utf8')).toBe('first');
});
