import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openObjectStore } from 'server-kit/object-store';
import { startTemporaryS3 } from 'server-kit/testing';
import type { BackupStatus } from '../src/contract/index.ts';
import { draw } from './support/media-samples.ts';
import { hashesBelow, startMediaServer } from './support/media-server.ts';
import type { MediaServer } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir, runCli } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

const notePeak = new URL('support/programs/note-peak.mjs', import.meta.url);
let dataDir: string;
let env: Record<string, string>;
let keyFile: string;
let server: MediaServer | undefined;
const folders: string[] = [];
const namesOfObjects =
  /^(?:databases\/[0-9a-f]{16}\/|media\/[0-9a-f]{16}\/[0-9a-f]{32}-)[0-9a-f]{64}\.age$|^backups\/[0-9a-f]{16}\/2[0-9TZ-]{23}-[0-9a-f]{64}\.json$/;

beforeEach(async () => {
  const identity = await generateX25519Identity();
  env = await emptyMachine();
  dataDir = env.DATA_DIR ?? '';
  env.BACKUP_PUBLIC_KEY = await identityToRecipient(identity);
  env.BACKUP_STORE = path.join(newFolder(), 'store');
  keyFile = writeKey(identity);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = newDataDir();
  folders.push(folder);
  return folder;
}

/** A data folder, and on PostgreSQL a database, with nothing in it. */
async function emptyMachine(): Promise<Record<string, string>> {
  return {
    DATA_DIR: newFolder(),
    ...(postgresUrl !== undefined && { DATABASE_URL: await createSchema(postgresUrl) }),
  };
}

/** As `age-keygen` writes it. */
function writeKey(identity: string): string {
  const file = path.join(newFolder(), 'key.txt');
  writeFileSync(file, `# created: 2026-11-26T03:00:00Z\n${identity}\n`);
  return file;
}

/** The picture and its smaller sizes, seven files with three contents, since a small picture is never enlarged. */
const upload = async (background: string): Promise<string> => {
  const picture = await draw({ background }).png().toBuffer();
  const { _id } = (await server?.upload(picture, 'tree.png')) ?? { _id: '' };
  await server?.whole(_id);
  return _id;
};
const backUp = (...more: string[]) => runHere('backup', ['--off-site', ...more], env);
const restore = (to: Record<string, string>, args: string[] = [], run = runHere) =>
  run('restore', ['--from', env.BACKUP_STORE ?? '', '--key', keyFile, ...args], { ...env, ...to });
const status = async () => (await server?.ask('GET', '/api/backups')) as BackupStatus;
const objectsIn = (folder: string) =>
  Object.keys(existsSync(env.BACKUP_STORE ?? '') ? hashesBelow(env.BACKUP_STORE ?? '') : {}).filter((name) =>
    name.startsWith(`${folder}/`),
  );

test('each content goes to the bucket once, and everything comes back on an empty machine', async () => {
  const s3 = await startTemporaryS3();
  try {
    const stores = { MEDIA_STORE: `s3://${s3.bucket}/media`, BACKUP_STORE: `s3://${s3.bucket}/off/site` };
    env = { ...env, ...s3.env, ...stores };
    server = await startMediaServer(env);
    expect(await status()).toEqual({ local: { isLate: false }, offSite: { isLate: false } });
    const id = await upload('#336699');
    expect((await backUp()).output).toMatch(/stored and proven: 7 media files, 3 of them new\n$/);
    await upload('#993366');
    const [whole, hashes] = [await server.whole(id), hashesBelow(path.join(dataDir, 'media'))];
    // What machines share is in the store, whatever this one has of it.
    rmSync(path.join(dataDir, 'media'), { recursive: true });
    expect((await backUp()).output).toMatch(/stored and proven: 14 media files, 3 of them new\n$/);
    expect((await status()).offSite).toEqual({ provenAt: expect.any(String) as string, isLate: false });
    await server.stop();

    const store = await openObjectStore(s3.place('off/site/'));
    for await (const { name } of store.list()) {
      expect(name).toMatch(namesOfObjects);
      for (const hash of Object.values(hashes)) expect(name).not.toContain(hash);
      const body = Buffer.concat((await (await store.get(name))?.body.toArray()) as Buffer[]).toString(
        'latin1',
      );
      if (name.endsWith('.age')) expect(body).toMatch(/^age-encryption\.org\/v1\n/);
      else expect(body).not.toContain('tree');
    }

    const empty = await emptyMachine();
    const restored = await restore(empty);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored.') as string });
    expect(hashesBelow(path.join(empty.DATA_DIR ?? '', 'media'))).toEqual(hashes);
    expect(readdirSync(empty.DATA_DIR ?? '').filter((name) => name.startsWith('restoring'))).toEqual([]);
    server = await startMediaServer({ ...env, ...empty });
    expect(await server.whole(id)).toEqual(whole);
  } finally {
    await s3.stop();
  }
});

testInFull('a restore holds a part of the files that come back, however large they are', async () => {
  const restoredPeak = async (megabytes: number): Promise<number> => {
    const media = path.join(dataDir, 'media/films');
    mkdirSync(media, { recursive: true });
    for (let index = 0; index < 8; index += 1)
      writeFileSync(path.join(media, `${index}.mp4`), randomBytes(megabytes * 1_000_000));
    expect(await backUp()).toMatchObject({ code: 0 });
    const peakFile = path.join(newFolder(), 'peak');
    const watch = { PEAK_FILE: peakFile, NODE_OPTIONS: `--import ${notePeak.href}` };
    const empty = await emptyMachine();
    expect(await restore({ ...empty, ...watch }, [], runCli)).toMatchObject({ code: 0 });
    expect(hashesBelow(path.join(empty.DATA_DIR ?? '', 'media'))).toEqual(
      hashesBelow(path.join(dataDir, 'media')),
    );
    return Number(readFileSync(peakFile, 'utf8')) / 1_000;
  };
  expect(await runCli('migrate', [], env)).toMatchObject({ code: 0 });
  const small = await restoredPeak(0.1);
  const large = await restoredPeak(24);
  // All eight are fetched together: as a whole they would be 192 MB, and as much again while they are decrypted.
  expect(large - small).toBeLessThan(160);
});

testInFull(
  'a store that is away is told in a line and on the dashboard, and the next backup goes on',
  async () => {
    const s3 = await startTemporaryS3();
    try {
      env = { ...env, ...s3.env, BACKUP_STORE: `s3://${s3.bucket}` };
      server = await startMediaServer(env);
      await s3.kill();
      const failed = await backUp();
      expect(failed).toMatchObject({
        code: 1,
        output: expect.stringMatching(/^s3:.* does not answer .*\n$/) as string,
      });
      expect(failed.output).not.toContain(env.AWS_SECRET_ACCESS_KEY);
      expect((await runHere('backup', ['--scheduled'], env)).code).toBe(0);
      expect(await status()).toEqual({
        local: { provenAt: expect.any(String) as string, isLate: false },
        offSite: {
          failedAt: expect.any(String) as string,
          reason: failed.output.trim(),
          isLate: true,
        },
      });
      await s3.start();
      expect((await backUp('--scheduled')).output).toContain('No off-site backup is due');
      expect((await backUp()).code).toBe(0);
      expect((await status()).offSite).toEqual({ provenAt: expect.any(String) as string, isLate: false });
    } finally {
      await s3.stop();
    }
  },
);

testInFull('what is wrong with a backup in the store is one line, and nothing is changed', async () => {
  server = await startMediaServer(env);
  await upload('#336699');
  await backUp();
  await server.stop();
  const empty = await emptyMachine();
  const store = env.BACKUP_STORE ?? '';
  const [picture = ''] = objectsIn('media');
  const place = path.join(store, picture);
  const whole = readFileSync(place);

  const listed = await runHere('restore', ['--from', store], { ...env, ...empty });
  expect(listed).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^[0-9a-f]{16}\/2.*\n.*--key FILE\n$/) as string,
  });
  const unusable = (why: string) => ({
    code: 1,
    output: expect.stringMatching(
      new RegExp(`^The backup \\S+ cannot be used: ${why}. Nothing was changed.\\n$`),
    ) as string,
  });
  const right = keyFile;
  keyFile = writeKey(await generateX25519Identity());
  expect(await restore(empty)).toEqual(unusable('it was encrypted for another key'));
  writeFileSync(keyFile, 'age1public');
  expect((await restore(empty)).output).toMatch(/is no key file of age.*\n$/);
  keyFile = right;
  expect((await restore(empty, ['0123456789abcdef/2026-01-01T00-00-00-000Z'])).output).toMatch(
    /^There is no backup .*\n$/,
  );

  const damaged = Buffer.from(whole);
  damaged[damaged.length - 20] = (damaged.at(-20) ?? 0) ^ 1;
  writeFileSync(place, damaged);
  expect(await restore(empty)).toEqual(unusable(`${picture} is damaged in ${store}`));
  rmSync(place);
  expect(await restore(empty)).toEqual(unusable(`${picture} is missing in ${store}`));
  expect(readdirSync(empty.DATA_DIR ?? '').filter((name) => !name.startsWith('content.lock'))).toEqual([]);

  // What is missing is stored again, although earlier backups name it.
  expect((await backUp()).output).toMatch(/7 media files, 1 of them new\n$/);
  expect((await restore(empty)).code).toBe(0);
  expect(hashesBelow(path.join(empty.DATA_DIR ?? '', 'media'))).toEqual(
    hashesBelow(path.join(dataDir, 'media')),
  );
});

testInFull('old backups go with what only they needed; what others put there stays', async () => {
  env.BACKUP_KEEP = '2';
  server = await startMediaServer(env);
  const first = await upload('#336699');
  await backUp();
  const media = objectsIn('media');
  const left = path.join(env.BACKUP_STORE ?? '', `${media[0]?.slice(0, -'.age'.length)}0.age`);
  writeFileSync(left, 'left by a backup that was killed');
  const foreign = path.join(env.BACKUP_STORE ?? '', 'media', 'f'.repeat(16));
  mkdirSync(foreign);
  writeFileSync(path.join(foreign, 'theirs.age'), '');
  await server.ask('DELETE', `/api/media/${first}`);
  await upload('#993366');
  await backUp();
  expect(existsSync(left)).toBe(false);
  expect(objectsIn('media')).toEqual(expect.arrayContaining(media));
  await backUp();
  expect(objectsIn('backups')).toHaveLength(2);
  expect(objectsIn('databases')).toHaveLength(2);
  expect(objectsIn('media')).toHaveLength(4);
  expect(objectsIn('media')).not.toEqual(expect.arrayContaining(media));
  expect(existsSync(path.join(foreign, 'theirs.age'))).toBe(true);

  // Not knowing what a damaged one needs, it removes nothing.
  const [manifest = ''] = objectsIn('backups');
  writeFileSync(path.join(env.BACKUP_STORE ?? '', manifest), '{}');
  env.BACKUP_KEEP = '3';
  const refused = await backUp();
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Old backups were not removed.*\n$/) as string,
  });
  expect(objectsIn('media')).toHaveLength(4);
  expect((await status()).offSite).toMatchObject({ isLate: false, reason: refused.output.trim() });
});

testInFull(
  'of two processes whose turn it is one makes the backup, and another public key stores everything anew',
  async () => {
    server = await startMediaServer(env);
    await upload('#336699');
    const process = () => runCli('backup', ['--off-site', '--scheduled'], env);
    const outputs = (await Promise.all([process(), process()])).map(({ output }) => output);
    expect(outputs.filter((output) => output.includes('3 of them new'))).toHaveLength(1);
    expect(outputs.filter((output) => output.includes('another process is at it'))).toHaveLength(1);

    const identity = await generateX25519Identity();
    env.BACKUP_PUBLIC_KEY = await identityToRecipient(identity);
    keyFile = writeKey(identity);
    expect((await backUp()).output).toContain('3 of them new');
    expect((await restore(await emptyMachine())).code).toBe(0);
  },
);
