import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openObjectStore } from 'server-kit/object-store';
import { days } from '../../../lib/durations.ts';
import { objectNames } from './object-names.ts';
import { storeMedia } from './store-media.ts';
import { createStoredObjects } from './stored-objects.ts';

test('an object that is damaged without changing its size is found within 30 days, and stored again for good', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'off-site-'));
  const [mediaDir, store, scratch] = ['media', 'store', 'scratch'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [mediaDir, scratch]) mkdirSync(folder);
  for (const name of ['a.jpg', 'b.jpg', 'again.jpg'])
    writeFileSync(path.join(mediaDir, name), name === 'b.jpg' ? 'other' : 'same');
  const publicKey = await identityToRecipient(await generateX25519Identity());
  const media = await openObjectStore({ folder: mediaDir });
  const objects = createStoredObjects(await openObjectStore({ folder: store }));
  const names = objectNames('a secret', publicKey);
  let last = new Map<string, number>();

  /** As a backup on that day would; returns how many objects it stored. */
  async function backUp(day: number): Promise<number> {
    const parts = { media, objects, names, publicKey, scratch };
    const { entries, added } = await storeMedia({ ...parts, proven: last, nowMs: days(day) });
    expect(entries.map(({ path: file }) => file).sort()).toEqual(['a.jpg', 'again.jpg', 'b.jpg']);
    last = new Map(entries.map(({ object }) => [object.name, object.bytes]));
    return added;
  }

  expect(await backUp(0)).toBe(2);
  const [[damaged = ''] = []] = [...last];
  const file = path.join(store, damaged);
  const bytes = readFileSync(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(file, bytes);
  const added: number[] = [];
  for (let day = 1; day <= 60; day += 1) added.push(await backUp(day));
  expect(added.filter((count) => count > 0)).toEqual([1]);
  expect(added.indexOf(1)).toBeLessThan(30);
  expect([...last.keys()]).not.toContain(damaged);
  for (const name of last.keys()) expect(await objects.isIntact(name)).toBe(true);
  rmSync(root, { recursive: true });
});
