import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startTemporaryS3 } from '../testing/index.ts';
import type { TemporaryS3 } from '../testing/index.ts';
import { isStoreFault, listNames, openObjectStore } from './index.ts';
import type { ObjectStore, StorePlace } from './index.ts';
import { createS3Store } from './s3-store.ts';

let s3: TemporaryS3;
let folder: string;

beforeAll(async () => {
  s3 = await startTemporaryS3();
  folder = mkdtempSync(path.join(tmpdir(), 'object-store-'));
});

afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

async function textOf(store: ObjectStore, name: string): Promise<string | undefined> {
  const object = await store.get(name);
  return object && (await buffer(object.body)).toString();
}

const places: [string, (name: string) => StorePlace][] = [
  ['a folder', (name) => ({ folder: path.join(folder, name) })],
  ['a bucket', (name) => s3.place(`${name}/`)],
];

describe.each(places)('objects in %s', (_title, placeOf) => {
  it('are written, read, listed and removed', async () => {
    const store = await openObjectStore(placeOf('basic'));
    await store.check();
    expect(await listNames(store)).toEqual([]);
    expect(await store.put('one/two.txt', 'first')).toBe(true);
    expect(await store.put('one/two.txt', 'second')).toBe(true);
    expect(await store.put('one/Straße Ä+ (1)!.txt', Buffer.from('third'))).toBe(true);
    expect(await store.put('12', '')).toBe(true);
    expect(await textOf(store, 'one/two.txt')).toBe('second');
    expect(await textOf(store, 'one/Straße Ä+ (1)!.txt')).toBe('third');
    expect(await textOf(store, '12')).toBe('');
    expect(await store.head('one/two.txt')).toEqual({ bytes: 6 });
    expect(await listNames(store)).toEqual(['12', 'one/Straße Ä+ (1)!.txt', 'one/two.txt']);
    expect(await listNames(store, 'one/t')).toEqual(['one/two.txt']);
    await store.remove('one/two.txt');
    await store.remove('one/two.txt');
    expect(await store.head('one/two.txt')).toBeUndefined();
    expect(await textOf(store, 'one/two.txt')).toBeUndefined();
    expect(await textOf(store, 'one')).toBeUndefined();
  });

  it('are written from files, with the bytes that the file has', async () => {
    const store = await openObjectStore(placeOf('files'));
    const file = path.join(folder, 'source.bin');
    const bytes = Buffer.alloc(3_000_000, 'abcdefg');
    writeFileSync(file, bytes, { mode: 0o644 });
    await store.put('large.bin', { file });
    const object = await store.get('large.bin');
    expect(object?.bytes).toBe(bytes.length);
    expect((await buffer(object!.body)).equals(bytes)).toBe(true);
  });

  it('are written by one of several that ask for a new one', async () => {
    const store = await openObjectStore(placeOf('races'));
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) => store.put('once', text, { onlyIfNew: true })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await textOf(store, 'once')).toBe(['a', 'b', 'c', 'd'][outcomes.indexOf(true)]);
    expect(await listNames(store)).toEqual(['once']);
  });

  it.each(['../outside', '/absolute', 'a//b', 'a/./b', '', 'a\\b', 'a\nb'])(
    'have no name like %j',
    async (name) => {
      const store = await openObjectStore(placeOf('names'));
      await expect(store.put(name, 'x')).rejects.toThrow('Not the name of an object');
      await expect(store.get(name)).rejects.toThrow('Not the name of an object');
    },
  );
});

it('lists a bucket in full when that is more than one answer holds', async () => {
  const store = createS3Store(s3.place('pages/'), 2);
  const names = ['a/1', 'a/2', 'b', 'c/1', 'd'];
  for (const name of names) await store.put(name, name);
  expect(await listNames(store)).toEqual(names);
  expect(await listNames(store, 'a/')).toEqual(['a/1', 'a/2']);
});

it('keeps files of a folder to its owner', async () => {
  const store = await openObjectStore({ folder: path.join(folder, 'private') });
  const source = path.join(folder, 'public.txt');
  writeFileSync(source, 'x', { mode: 0o644 });
  await store.put('copy.txt', { file: source });
  expect(statSync(path.join(folder, 'private/copy.txt')).mode & 0o077).toBe(0);
});

describe('a bucket that cannot be used', () => {
  async function faultOf(change: object): Promise<{ code?: string; message: string }> {
    const store = await openObjectStore({ ...s3.place(), ...change });
    const fault: unknown = await store.check().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!isStoreFault(fault)) throw new Error(`No fault of the store: ${String(fault)}`);
    expect(fault.message).not.toContain('\n');
    expect(fault.message).not.toContain('top secret');
    return fault;
  }

  it('is reported when it does not exist', async () => {
    const fault = await faultOf({ bucket: 'elsewhere' });
    expect(fault).toMatchObject({ code: 'STORE_MISSING' });
    expect(fault.message).toMatch(/^The bucket of s3:\/\/elsewhere\/ at 127\.0\.0\.1:\d+ does not exist$/);
    const store = await openObjectStore({ ...s3.place(), bucket: 'elsewhere' });
    await expect(store.get('one')).rejects.toMatchObject({ code: 'STORE_MISSING' });
  });

  it.each([{ accessKeyId: 'nobody' }, { secretAccessKey: 'top secret' }])(
    'is reported for wrong keys: %j',
    async (keys) => {
      const fault = await faultOf(keys);
      expect(fault).toMatchObject({ code: 'STORE_REFUSED' });
      expect(fault.message).toContain('check AWS_ACCESS_KEY_ID');
    },
  );

  it('is reported when the clock of this machine is wrong', async () => {
    vi.useFakeTimers({ now: Date.now() + 60 * 60_000, toFake: ['Date'] });
    try {
      const fault = await faultOf({});
      expect(fault).toMatchObject({ code: 'STORE_CLOCK' });
      expect(fault.message).toMatch(/^The clock of this machine is (59|60) minutes off/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is reported while its server is away, and used again afterwards', async () => {
    const store = await openObjectStore(s3.place('away/'));
    await store.put('kept', 'x');
    await s3.kill();
    const fault = await faultOf({});
    expect(fault).toMatchObject({ code: 'STORE_AWAY' });
    expect(fault.message).toContain('does not answer (ECONNREFUSED)');
    await s3.start();
    expect(await textOf(store, 'kept')).toBe('x');
  });
});
