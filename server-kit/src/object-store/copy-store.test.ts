import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startTemporaryS3 } from '../testing/index.ts';
import type { TemporaryS3 } from '../testing/index.ts';
import { copyStore, openObjectStore } from './index.ts';
import type { ObjectStore } from './index.ts';

let s3: TemporaryS3;
let root: string;

beforeAll(async () => {
  s3 = await startTemporaryS3();
  root = mkdtempSync(path.join(tmpdir(), 'store-copy-test-'));
});
afterAll(async () => {
  await s3.stop();
  rmSync(root, { recursive: true });
});

async function hashesOf(store: ObjectStore): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for await (const { name } of store.list()) {
    const object = await store.get(name);
    hashes[name] = createHash('sha256')
      .update(await buffer(object!.body))
      .digest('hex');
  }
  return hashes;
}

it('copies a folder to a bucket and back, alike in every byte, and sends the second time what differs', async () => {
  const folder = path.join(root, 'media');
  mkdirSync(path.join(folder, 'a', 'b'), { recursive: true });
  mkdirSync(path.join(folder, '.uploads'));
  writeFileSync(path.join(folder, '.uploads', 'half'), 'work in progress');
  writeFileSync(path.join(folder, 'empty'), '');
  for (let index = 0; index < 30; index += 1)
    writeFileSync(path.join(folder, 'a', `${index} ä.bin`), Buffer.alloc(index * 1_000, index));
  writeFileSync(path.join(folder, 'a', 'b', 'deep.txt'), 'deep');
  const [from, bucket, back] = await Promise.all([
    openObjectStore({ folder }),
    openObjectStore(s3.place('copied/')),
    openObjectStore({ folder: path.join(root, 'back') }),
  ]);
  expect(await copyStore(from, bucket)).toEqual({ copied: 32, alike: 0, bytes: 435_004 });
  await bucket.put('a/1 ä.bin', 'altered');
  expect(await copyStore(from, bucket)).toEqual({ copied: 1, alike: 31, bytes: 435_004 });
  expect((await copyStore(bucket, back)).copied).toBe(32);
  const expected = await hashesOf(from);
  delete expected['.uploads/half'];
  expect(await hashesOf(back)).toEqual(expected);
});

it('names the object that differs from what was sent', async () => {
  const from = await openObjectStore({ folder: path.join(root, 'one') });
  await from.put('good', 'good');
  const to = await openObjectStore({ folder: path.join(root, 'two') });
  const forgetful = { ...to, put: (name: string) => to.put(name, 'something else') };
  await expect(copyStore(from, forgetful)).rejects.toThrow(/^good is not the same in .*two as in .*one$/);
});
