import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackupContents, RestoreStatus, SentBackup } from '../src/contract/backups-entry.ts';
import type { BackupFiles } from '../src/contract/index.ts';
import { eventually } from './support/eventually.ts';
import { samples } from './support/samples.ts';
import { runHere, startServerHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

const admin = { ADMIN_EMAIL: 'owner@studio.example', ADMIN_PASSWORD: 'a long pass phrase 42' };

let dataDir: string;
let server: Awaited<ReturnType<typeof startServerHere>>;
let token: string;

beforeEach(async () => {
  dataDir = newDataDir();
  server = await startServerHere({ DATA_DIR: dataDir, BACKUP_EVERY_HOURS: '0', ...admin });
  token = await login();
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function login(): Promise<string> {
  const { body } = await send<{ token: string }>('POST', '/auth/login', {
    email: admin.ADMIN_EMAIL,
    password: admin.ADMIN_PASSWORD,
  });
  return body.token;
}

async function send<T>(method: string, url: string, body?: object | Buffer) {
  const isBytes = Buffer.isBuffer(body);
  const answer = await fetch(`${server.url}/api${url}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': isBytes ? 'application/octet-stream' : 'application/json',
    },
    ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as T & { message?: string } };
}

/** A backup that was made here and taken elsewhere. */
async function takeBackup(): Promise<Buffer> {
  const file = path.join(dataDir, 'elsewhere.backup');
  expect((await runHere('backup', [file], { DATA_DIR: dataDir })).code).toBe(0);
  const bytes = readFileSync(file);
  rmSync(file);
  return bytes;
}

async function upload(bytes: Buffer): Promise<string> {
  const { body } = await send<SentBackup>('POST', '/backups/uploads', { bytes: bytes.length });
  const half = Math.ceil(bytes.length / 2);
  for (const from of [0, half]) {
    const part = bytes.subarray(from, from === 0 ? half : undefined);
    const sent = await send<SentBackup>(
      'PUT',
      `/backups/uploads/${body.name}?from=${from}&of=${bytes.length}`,
      part,
    );
    expect([sent.status, sent.body.received]).toEqual([200, from + part.length]);
  }
  return body.name;
}

const look = async (name: string) =>
  (await send<BackupContents>('GET', `/backups/files/${name}/contents`)).body;
const addPost = (slug: string) =>
  send<{ _id: string }>('POST', '/content', { ...samples.post, title: slug, slug });
const titles = async () =>
  (await send<{ title: string }[]>('GET', '/content')).body.map(({ title }) => title).toSorted();
const restored = () =>
  eventually(
    () => send<RestoreStatus>('GET', '/backups/restore').catch(() => undefined),
    (answer) => answer !== undefined && (answer.status === 401 || answer.body.isRestoring === false),
  );

test('a backup from elsewhere says what it would change, and takes the place of everything', async () => {
  await addPost('first');
  const { body: hidden } = await addPost('hidden');
  const audience = `/records/post/${hidden._id}/audience`;
  expect((await send('PUT', audience, { audience: 'link' })).status).toBe(200);
  const bytes = await takeBackup();
  await addPost('second');
  await send('PUT', audience, { audience: 'everyone' });
  expect(await titles()).toEqual(['first', 'hidden', 'second']);
  const name = await upload(bytes);
  const { state, contents } = await look(name);
  expect([state, contents?.hasMedia, contents?.accounts]).toEqual(['ready', true, [admin.ADMIN_EMAIL]]);
  expect([contents?.counts.posts, contents?.countsNow.posts, contents?.counts.accounts]).toEqual([2, 3, 1]);

  const begun = await send<RestoreStatus>('POST', `/backups/files/${name}/restore`);
  expect([begun.status, begun.body.isRestoring]).toEqual([202, true]);
  expect((await restored())?.status).toBe(401);
  // What was private then is private again.
  expect(await titles()).toEqual(['first']);
  expect((await send('GET', '/content/hidden')).status).toBe(404);

  token = await login();
  const { items } = (await send<BackupFiles>('GET', '/backups/files')).body;
  const safety = items.find((item) => item.name.startsWith('before-restore-'));
  expect((await look(safety?.name ?? '')).contents?.counts.posts).toBe(3);
});

test('a backup that is damaged after it was looked at changes nothing, and the session goes on', async () => {
  await addPost('first');
  const name = await upload(await takeBackup());
  const file = path.join(dataDir, 'backups', name);
  expect((await look(name)).state).toBe('ready');
  await addPost('second');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, damaged(readFileSync(file)));
  utimesSync(file, atime, mtime);
  expect((await send('POST', `/backups/files/${name}/restore`)).status).toBe(202);
  const answer = await restored();
  expect(answer?.body.failure?.reason).toMatch(/^This backup cannot be used: .*Nothing was changed\.$/);
  expect(await titles()).toEqual(['first', 'second']);
});

test('what cannot be restored is said in a sentence, and is not begun', async () => {
  const bytes = await takeBackup();
  const broken = await upload(damaged(bytes));
  const { state, reason } = await look(broken);
  expect(state).toBe('refused');
  expect(reason).toBe('This backup cannot be used: it is damaged. Nothing was changed.');
  expect((await send('POST', `/backups/files/${broken}/restore`)).body.message).toBe(
    'Look first at what is in this backup.',
  );
  const at = bytes.indexOf('{"v":2,"createdAt"');
  bytes.write('{"v":9', at);
  const newer = await upload(bytes);
  expect((await look(newer)).reason).toBe(
    'This backup was made by a newer version. Update this installation first. Nothing was changed.',
  );
});

function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(0xff, Math.floor(copy.length / 2), Math.floor(copy.length / 2) + 4096);
  return copy;
}
