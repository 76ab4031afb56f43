import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSiteSecret, siteSecretFile } from './site-secret.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'site-secret-'))));
afterEach(() => rm(folder, { recursive: true }));

test('servers that start at once share one secret, in a file of their account alone', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => openSiteSecret(undefined, folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await readdir(folder)).toEqual([siteSecretFile]);
  expect((await stat(path.join(folder, siteSecretFile))).mode & 0o777).toBe(0o600);
  expect(await openSiteSecret(undefined, folder)).toBe(secrets[0]);
});

test('the setting wins, and makes no file', async () => {
  const setting = 's'.repeat(32);
  expect(await openSiteSecret(setting, folder)).toBe(setting);
  expect(await readdir(folder)).toEqual([]);
});

test('an empty file is no secret', async () => {
  await writeFile(path.join(folder, siteSecretFile), '\n');
  await expect(openSiteSecret(undefined, folder)).rejects.toThrow('holds no secret');
});
