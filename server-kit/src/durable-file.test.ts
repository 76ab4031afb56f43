import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWithChecksum, writeWithChecksum } from './checksum-file.ts';
import { publicFileMode, replaceDurably, writeDurably } from './durable-file.ts';

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

test('a checked file gives back what was written', async () => {
  const file = path.join(folder, 'copy');
  const content = Buffer.from([0, 10, 255, 10, 13]);
  await writeWithChecksum(file, content);
  expect(await readWithChecksum(file)).toEqual(content);
  await writeWithChecksum(file, Buffer.alloc(0));
  expect(await readWithChecksum(file)).toEqual(Buffer.alloc(0));
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut short', (bytes) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  [
    'changed in one bit',
    (bytes) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte))),
  ],
  ['of another kind', () => Buffer.from('{"v":1}')],
])('a checked file that is %s is not read', async (_, damage) => {
  const file = path.join(folder, 'copy');
  await writeWithChecksum(file, Buffer.from('a page of the studio'));
  await writeFile(file, damage(await readFile(file)));
  expect(await readWithChecksum(file)).toBeNull();
});

test('a file that is not there is not read', async () => {
  expect(await readWithChecksum(path.join(folder, 'none'))).toBeNull();
});
