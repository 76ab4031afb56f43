import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openObjectCopies, openObjectStore } from './index.ts';
import type { ObjectStore } from './index.ts';

let root: string;
let store: ObjectStore;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'object-copies-'));
  store = await openObjectStore({ folder: path.join(root, 'store') });
});
afterEach(() => rmSync(root, { recursive: true }));

const copiesOf = (from: ObjectStore, maxBytes = 1_000) =>
  openObjectCopies({ store: from, folder: path.join(root, 'copies'), maxBytes });

const filesHere = () =>
  readdirSync(path.join(root, 'copies'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

it('reads an object once, however many ask for it', async () => {
  await store.put('a/one', 'text');
  let reads = 0;
  const counting = { ...store, get: (name: string) => ((reads += 1), store.get(name)) };
  const copies = await copiesOf(counting);
  const paths = await Promise.all(Array.from({ length: 20 }, () => copies.pathOf('a/one')));
  expect(new Set(paths).size).toBe(1);
  expect(readFileSync(paths[0] ?? '', 'utf8')).toBe('text');
  expect(reads).toBe(1);
  expect(await copies.pathOf('a/none')).toBeUndefined();
  expect(await copies.pathOf('a/none')).toBeUndefined();
  expect(reads).toBe(2);
});

it('keeps the most recently used bytes within the limit, over a restart too', async () => {
  for (const name of ['a', 'b', 'c']) await store.put(name, 'x'.repeat(400));
  const copies = await copiesOf(store);
  for (const name of ['a', 'b', 'a', 'c']) await copies.pathOf(name);
  const deadline = Date.now() + 5_000;
  while (existsSync(path.join(root, 'copies', 'b')) && Date.now() < deadline) await new Promise(setImmediate);
  expect(filesHere()).toEqual(['a', 'c']);
  await copiesOf(store, 500);
  while (filesHere().length > 1 && Date.now() < deadline) await new Promise(setImmediate);
  expect(filesHere()).toHaveLength(1);
});

it('notices in the background that an object was removed', async () => {
  await store.put('one', 'text');
  await (await copiesOf(store)).pathOf('one');
  await store.remove('one');
  // A new process does not trust what it finds.
  const copies = await copiesOf(store);
  expect(await copies.pathOf('one')).toBe(path.join(root, 'copies', 'one'));
  const deadline = Date.now() + 5_000;
  while (existsSync(path.join(root, 'copies', 'one')) && Date.now() < deadline)
    await new Promise(setImmediate);
  expect(await copies.pathOf('one')).toBeUndefined();
});

it('leaves nothing of an object that broke off', async () => {
  await store.put('one', 'text');
  const broken = {
    ...store,
    async get(name: string) {
      const object = await store.get(name);
      return object && { ...object, bytes: object.bytes + 1 };
    },
  };
  const copies = await copiesOf(broken);
  await expect(copies.pathOf('one')).rejects.toMatchObject({ code: 'STORE_AWAY' });
  expect(filesHere()).toEqual([]);
});
