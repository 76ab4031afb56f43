import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryLock, waitForLock } from './file-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('waiting for a lock is reported once and ends when the holder releases it', async () => {
  const file = path.join(folder, 'build.lock');
  const first = tryLock(file);
  expect(tryLock(file)).toBeNull();
  let waits = 0;
  const second = await waitForLock(file, () => {
    waits += 1;
    first?.release();
  });
  expect(waits).toBe(1);
  expect(tryLock(file)).toBeNull();
  second.release();
  tryLock(file)?.release();
});

test('a lock that a killed process left on the disk is free', async () => {
  const file = path.join(folder, 'build.lock');
  await writeFile(file, '');
  await writeFile(`${file}-journal`, Buffer.alloc(512));
  const lock = tryLock(file);
  expect(lock).not.toBeNull();
  lock?.release();
});
