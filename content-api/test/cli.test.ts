import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { eventually } from './support/eventually.ts';
import { svg } from './support/media-samples.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere, startServerHere } from './support/server-here.ts';
import { newDataDir, runCli } from './support/server-process.ts';
import { isShortForm, testInFull } from './support/short-form.ts';

let dataDir: string;
let env: Record<string, string>;
let server: Awaited<ReturnType<typeof startServerHere>> | undefined;

beforeEach(async () => {
  dataDir = newDataDir();
  env = { DATA_DIR: dataDir };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Commands run in this process too, but for one of each beside the server, as people run them. */
async function start(more: Record<string, string> = {}): Promise<void> {
  server = await startServerHere({
    ...env,
    ADMIN_PASSWORD: 'quite a long phrase 8',
    DEMO_CONTENT: 'on',
    ...more,
  });
}
async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}
const login = async (email: string, password: string) =>
  fetch(`${server?.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
const titles = async () =>
  ((await (await fetch(`${server?.url}/api/projects`)).json()) as { title: string }[]).map(
    ({ title }) => title,
  );

test('accounts are made, listed, reset and ended beside the running server', async () => {
  await start({ DEMO_CONTENT: 'off' });
  const weak = await runHere('admin', ['create', 'bo@studio.example'], env, 'short\n');
  expect(weak).toMatchObject({ code: 1, output: expect.stringContaining('at least 12') as string });
  await runHere(
    'admin',
    ['create', 'bo@studio.example', '--name', 'Bo\u001b[2J'],
    env,
    'first long phrase 1\n',
  );
  const first = (await (await login('bo@studio.example', 'first long phrase 1')).json()) as { token: string };
  await runCli('admin', ['reset-password', 'bo@studio.example'], env, 'second long phrase 2\n');
  const me = await fetch(`${server?.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${first.token}` },
  });
  expect(me.status).toBe(401);
  expect((await login('bo@studio.example', 'second long phrase 2')).status).toBe(200);
  await runHere('admin', ['disable', 'bo@studio.example'], env);
  expect((await login('bo@studio.example', 'second long phrase 2')).status).toBe(401);
  const { output } = await runCli('admin', ['list'], env);
  // Without the character that would let a name steer the terminal.
  expect(output).toMatch(/bo@studio\.example {2}Bo\[2J {2}admin \(owner\) {2}disabled/);
  const argv = await runHere('admin', ['create', 'x@y.example', 'password-in-argv'], env);
  expect(argv.code).toBe(1);
});

test('a backup made while the server runs brings everything back, and ends every session', async () => {
  await start();
  const before = await titles();
  const file = path.join(dataDir, 'mine.backup');
  expect((await runCli('backup', [file], env)).code).toBe(0);
  const { token } = (await (await login('admin@example.com', 'quite a long phrase 8')).json()) as {
    token: string;
  };
  const [project] = (await (await fetch(`${server?.url}/api/projects`)).json()) as { _id: string }[];
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${server?.url}/api/projects/${project?._id}`, { method: 'DELETE', headers });
  await stop();
  rmSync(path.join(dataDir, 'media'), { recursive: true });
  const restored = await runCli('restore', [file], env);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining('Everybody has to log in again') as string,
  });
  expect(readdirSync(path.join(dataDir, 'media')).length).toBeGreaterThan(10);
  expect(readdirSync(path.join(dataDir, 'backups')).some((name) => name.startsWith('before-restore-'))).toBe(
    true,
  );
  await start();
  expect(await titles()).toEqual(before);
  expect((await fetch(`${server?.url}/api/auth/me`, { headers })).status).toBe(401);
});

testInFull(
  'a restore ends links that may have been used or withdrawn since, and sends nothing again',
  async () => {
    const sending = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'one@studio.example' };
    await start(sending);
    const ask = async (url: string, body?: object, more: Record<string, string> = {}) => {
      const method = body === undefined ? 'GET' : 'POST';
      const headers = { 'content-type': 'application/json', ...more };
      const answer = await fetch(`${server?.url}${url}`, { method, headers, body: JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const bearer = async () => {
      const { token } = (await (await login('admin@example.com', 'quite a long phrase 8')).json()) as {
        token: string;
      };
      return { authorization: `Bearer ${token}` };
    };
    const first = await bearer();
    const invitation = { email: 'bo@studio.example', may: [] };
    const { url: invited } = (await ask('/api/invitations', invitation, first)).body as { url: string };
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const [project] = (await (await fetch(`${server?.url}/api/projects`)).json()) as { _id: string }[];
    const record = `project/${project?._id}`;
    const { url: shown } = (await ask('/api/previews', { record }, first)).body as { url: string };
    await ask('/api/reviews', { record, expiresAt, publishOnApproval: false }, first);
    const message = {
      name: 'Asha',
      email: 'asha@client.example',
      subject: 'A site',
      message: 'Can we talk?',
    };
    expect((await ask('/api/contact', message)).status).toBeLessThan(300);
    const preview = { 'x-preview': shown.split('/').at(-1) ?? '' };
    const link = { token: invited.split('#')[1] };
    expect((await ask('/api/projects', undefined, preview)).status).toBe(200);
    expect((await ask('/api/auth/link', link)).status).toBe(200);
    const file = path.join(dataDir, 'mine.backup');
    await runHere('backup', [file], env);
    await stop();
    const { code, output } = await runHere('restore', [file], env);
    expect(code).toBe(0);
    expect(output).toContain('Ended: 1 invitations and links for a new password\n');
    expect(output).toContain('Ended: 2 links to previews and reviews\n');
    expect(output).toContain('Not sent again: 3 mails and calls that were waiting\n');
    await start(sending);
    expect((await ask('/api/auth/link', link)).status).toBe(410);
    expect((await ask('/api/projects', undefined, preview)).status).toBe(404);
    const second = await bearer();
    const { reviews } = (await ask(`/api/reviews?record=${record}`, undefined, second)).body as {
      reviews: { expiresAt: string }[];
    };
    expect(Date.parse(reviews[0]?.expiresAt ?? '')).toBeLessThan(Date.now());
    const { messages } = (await ask('/api/messages', undefined, second)).body as {
      messages: { _id: string }[];
    };
    const sent = (await ask(`/api/messages/${messages[0]?._id}/deliveries`, undefined, second)).body;
    expect(sent.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          state: 'failed',
          reason: expect.stringContaining('backup was restored') as string,
        }),
      ]),
    );
    expect(JSON.stringify(sent)).not.toContain('nextAt');
  },
);

testInFull('a restore brings no code back that was used since', async () => {
  await start({ DEMO_CONTENT: 'off' });
  const [email, password] = ['admin@example.com', 'quite a long phrase 8'];
  const ask = async (url: string, body: object, token = ''): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${server?.url}${url}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  const { token } = await ask('/api/auth/login', { email, password });
  const { secret } = await ask('/api/auth/totp', { password }, String(token));
  const app = new TOTP({ secret: Secret.fromBase32(String(secret)) });
  const now = Date.now();
  const confirmed = await ask(
    '/api/auth/totp/confirm',
    { code: app.generate({ timestamp: now }) },
    String(token),
  );
  const [recoveryCode] = confirmed.recoveryCodes as string[];
  const file = path.join(dataDir, 'mine.backup');
  expect((await runHere('backup', [file], env)).code).toBe(0);
  const codes = [recoveryCode, app.generate({ timestamp: now + 30_000 })];
  const loginsBy = async () => {
    const statuses: unknown[] = [];
    for (const code of codes) {
      const { challenge } = await ask('/api/auth/login', { email, password });
      statuses.push((await ask('/api/auth/login', { challenge, code })).status);
    }
    return statuses;
  };
  expect(await loginsBy()).toEqual([200, 200]);
  await stop();
  expect((await runHere('restore', [file], env)).output).toContain(
    'Ended: the recovery codes of admin@example.com. They get new ones in the console, under Account\n',
  );
  await start({ DEMO_CONTENT: 'off' });
  expect(await loginsBy()).toEqual([401, 401]);
  expect((await ask('/api/auth/login', { email, password })).methods).toEqual(['totp']);
});

test('a damaged, foreign or missing backup is refused before anything is touched', async () => {
  await start();
  const file = path.join(dataDir, 'mine.backup');
  await runHere('backup', [file], env);
  await stop();
  const whole = readFileSync(file);
  const faulty = path.join(dataDir, 'faulty.backup');
  const { DatabaseSync } = await import('node:sqlite');
  const [forged, escaping, impossible, altered, newer] = [
    `update records set title = 'Forged'`,
    `update backup_media set path = '../escaped.jpg' where path = (select min(path) from backup_media)`,
    `update backup_media set path = 'a' || char(0) || '.jpg' where path = (select min(path) from backup_media)`,
    'drop index if exists sessions_user; create table more (a text) strict',
    `insert into schema_migrations values ('999-later', 'x', 'x')`,
  ].map((sql) => {
    writeFileSync(faulty, whole);
    const changed = new DatabaseSync(faulty);
    changed.exec(sql);
    changed.close();
    return readFileSync(faulty);
  });
  const pieces = [whole.subarray(0, 50_000), Buffer.from('no backup'), Buffer.alloc(0)];
  const all = [forged, escaping, impossible, altered, ...pieces];
  for (const bytes of isShortForm ? [escaping, ...pieces.slice(0, 1)] : all) {
    writeFileSync(faulty, bytes ?? '');
    const answer = await runHere('restore', [faulty], env);
    expect(answer.output).toMatch(/^The backup .* cannot be used: .* Nothing was changed\.\n$/);
    expect(answer.code).toBe(1);
  }
  expect(existsSync(path.join(dataDir, 'escaped.jpg'))).toBe(false);
  writeFileSync(faulty, newer ?? '');
  expect((await runHere('restore', [faulty], env)).output).toContain('newer version');
  expect((await runHere('restore', [path.join(dataDir, 'none.backup')], env)).code).toBe(1);
  expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
});

testInFull('a restore keeps off while a server runs, and never changes the backup', async () => {
  await start();
  const file = path.join(dataDir, 'mine.backup');
  await runHere('backup', [file], env);
  const before = readFileSync(file);
  const refused = await runCli('restore', [file], env);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/in use|is running/) as string });
  await stop();
  expect((await runHere('restore', [file], env)).code).toBe(0);
  expect(readFileSync(file).equals(before)).toBe(true);
});

testInFull('a backup is restored where nothing is yet, and what a killed restore left goes', async () => {
  await start();
  const file = path.join(dataDir, 'mine.backup');
  await runHere('backup', [file], env);
  const before = await titles();
  await stop();
  const empty = newDataDir();
  mkdirSync(path.join(empty, 'restoring-1-media'));
  const elsewhere: Record<string, string> = { ...env, DATA_DIR: empty };
  if (postgresUrl !== undefined) elsewhere.DATABASE_URL = await createSchema(postgresUrl);
  try {
    expect((await runHere('restore', [file], elsewhere)).code).toBe(0);
    expect(readdirSync(empty).filter((name) => name.startsWith('restoring'))).toEqual([]);
    await start(elsewhere);
    expect(await titles()).toEqual(before);
    await stop();
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
});

testInFull(
  'pictures are restored through a link, which stays, and what a killed restore left is undone',
  async () => {
    await start();
    const file = path.join(dataDir, 'mine.backup');
    await runHere('backup', [file], env);
    await stop();
    const [media, share] = [path.join(dataDir, 'media'), path.join(dataDir, 'share')];
    const pictures = readdirSync(media).sort();
    rmSync(media, { recursive: true });
    mkdirSync(share);
    symlinkSync(share, media);
    writeFileSync(path.join(share, 'former.svg'), '');
    expect((await runHere('restore', [file], env)).code).toBe(0);
    expect(lstatSync(media).isSymbolicLink()).toBe(true);
    expect(readdirSync(share).sort()).toEqual(pictures);

    mkdirSync(path.join(share, '.restoring', 'leaving'), { recursive: true });
    const [one = ''] = pictures;
    renameSync(path.join(share, one), path.join(share, '.restoring', 'leaving', one));
    writeFileSync(path.join(dataDir, 'restoring.db'), '');
    await start();
    expect(readdirSync(share).sort()).toEqual(pictures);
    expect(existsSync(path.join(dataDir, 'restoring.db'))).toBe(false);
  },
);

testInFull('pictures are restored to a mount; one that has no room changes nothing', async () => {
  const media = path.join(dataDir, 'media');
  const mount = (size: string) =>
    process.getuid?.() === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', media]).status === 0;
  const unmount = () => void spawnSync('umount', [media]);
  mkdirSync(media);
  if (!mount('64k')) {
    process.stderr.write('No file system could be mounted (not root): only the test above covers a share.\n');
    return;
  }
  unmount();
  await start();
  const file = path.join(dataDir, 'mine.backup');
  await runHere('backup', [file], env);
  const before = await titles();
  const { token } = (await (await login('admin@example.com', 'quite a long phrase 8')).json()) as {
    token: string;
  };
  const [project] = (await (await fetch(`${server?.url}/api/projects`)).json()) as { _id: string }[];
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${server?.url}/api/projects/${project?._id}`, { method: 'DELETE', headers });
  await stop();
  const pictures = readdirSync(media).sort();
  try {
    mount('64k');
    writeFileSync(path.join(media, 'former.svg'), '');
    const refused = await runHere('restore', [file], env);
    expect(refused.output).toMatch(/The pictures cannot be restored to .*ENOSPC.* Nothing was changed\.\n$/);
    expect(readdirSync(media)).toEqual(['former.svg']);
    await start();
    expect(await titles()).toHaveLength(before.length - 1);
    await stop();
    unmount();
    mount('64m');
    writeFileSync(path.join(media, 'former.svg'), '');
    expect((await runHere('restore', [file], env)).code).toBe(0);
    expect(readdirSync(media).sort()).toEqual(pictures);
    await start();
    expect(await titles()).toEqual(before);
  } finally {
    await stop();
    unmount();
  }
});

testInFull('commands say in a line that there is no database yet, or no place for a backup', async () => {
  for (const [name, args] of [
    ['backup', []],
    ['content', ['export', path.join(dataDir, 'content.json')]],
  ] as const) {
    expect((await runHere(name, [...args], env)).output).toMatch(/^There is no database .*\n$/);
  }
  await start();
  const file = path.join(dataDir, 'a-file');
  writeFileSync(file, '');
  const refused = await runHere('backup', [path.join(file, 'mine.backup')], env);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/^E[A-Z]+: .*\n$/) as string });
});

test('content goes out and comes back with its ids, and a faulty file changes nothing', async () => {
  await start();
  const file = path.join(dataDir, 'content.json');
  await runHere('content', ['export', file], env);
  const content = JSON.parse(readFileSync(file, 'utf8')) as { projects: { _id: string; title: string }[] };
  const [first] = content.projects;
  writeFileSync(file, JSON.stringify({ ...content, projects: [{ ...first, title: 'Renamed' }] }));
  expect((await runCli('content', ['import', file], env)).output).toContain('Imported: 0 added');
  expect(await eventually(titles, (list) => list.includes('Renamed'))).toContain('Renamed');
  const faulty = [
    { ...first, title: 'Never' },
    { ...first, _id: undefined, gitHubLink: 'javascript:x' },
  ];
  writeFileSync(file, JSON.stringify({ projects: faulty }));
  const refused = await runHere('content', ['import', file], env);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('projects.1.gitHubLink') as string,
  });
  await runHere('content', ['export', file], env);
  expect(readFileSync(file, 'utf8')).not.toContain('"Never"');
});

test('an import takes its pictures along, with smaller ones beside them, and replaces all when told', async () => {
  await start();
  const pictures = path.join(dataDir, 'pictures');
  mkdirSync(pictures);
  const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: '#246' } });
  await picture.jpeg().toFile(path.join(pictures, 'Harbour One.jpg'));
  const project = {
    title: 'Only one',
    mainimage: '/img/Harbour One.jpg',
    gitHubLink: 'https://github.com/x/y',
    technologies: ['React'],
  };
  const file = path.join(dataDir, 'content.json');
  writeFileSync(file, JSON.stringify({ studio: { brand: 'x' }, projects: [project] }));
  const answer = await runHere('content', ['import', file, '--media', pictures, '--replace'], env);
  expect(answer.output).toContain('Imported: 1 added');
  const media = path.join(dataDir, 'media');
  for (const width of [480, 800, 1200]) {
    const { width: real } = await sharp(path.join(media, `harbour-one-${width}.webp`)).metadata();
    expect(real).toBe(Math.min(width, 900));
    expect(existsSync(path.join(media, `harbour-one-${width}.avif`))).toBe(true);
  }
  expect(await eventually(titles, (list) => list.length === 1)).toEqual(['Only one']);
  const [stored] = (await (await fetch(`${server?.url}/api/projects`)).json()) as { mainimage: string }[];
  expect(stored?.mainimage).toBe('/media/harbour-one.jpg');
});

testInFull('an import takes no picture through a symbolic link', async () => {
  const [pictures, secrets] = [path.join(dataDir, 'pictures'), path.join(dataDir, 'secrets')];
  mkdirSync(pictures);
  mkdirSync(secrets);
  writeFileSync(path.join(secrets, 'secret.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  symlinkSync(path.join(secrets, 'secret.svg'), path.join(pictures, 'file.svg'));
  symlinkSync(secrets, path.join(pictures, 'folder'));
  symlinkSync(pictures, path.join(dataDir, 'elsewhere'));
  const file = path.join(dataDir, 'content.json');
  const importOne = (mainimage: string, from: string) => {
    const project = {
      title: 'One',
      mainimage,
      gitHubLink: 'https://github.com/x/y',
      technologies: ['React'],
    };
    writeFileSync(file, JSON.stringify({ projects: [project] }));
    return runHere('content', ['import', file, '--media', from, '--replace'], env);
  };
  for (const named of ['/file.svg', '/folder/secret.svg']) {
    const { code, output } = await importOne(named, pictures);
    expect(output).toMatch(/^Not imported: .*\.svg is or lies behind a symbolic link\n$/);
    expect(code).toBe(1);
  }
  expect(existsSync(path.join(dataDir, 'media'))).toBe(false);
  writeFileSync(path.join(pictures, 'own.svg'), svg('<circle r="4"/>'));
  expect((await importOne('/own.svg', path.join(dataDir, 'elsewhere'))).output).toContain(
    'Imported: 1 added',
  );
});

testInFull(
  'pictures of one name stay apart, and what is no picture ends an import before it begins',
  async () => {
    await start();
    const [pictures, media] = [path.join(dataDir, 'pictures'), path.join(dataDir, 'media')];
    mkdirSync(pictures);
    const draw = (background: string) =>
      sharp({ create: { width: 90, height: 30, channels: 3, background } });
    await draw('#246').jpeg().toFile(path.join(pictures, 'a.jpg'));
    await draw('#642').png().toFile(path.join(pictures, 'a.png'));
    const project = (title: string, mainimage: string) => ({
      title,
      mainimage,
      gitHubLink: 'https://github.com/x/y',
      technologies: ['React'],
    });
    const file = path.join(dataDir, 'content.json');
    const importAll = async (...projects: object[]) => {
      writeFileSync(file, JSON.stringify({ projects }));
      return runHere('content', ['import', file, '--media', pictures, '--replace'], env);
    };
    const images = async () => {
      const list = (await (await fetch(`${server?.url}/api/projects`)).json()) as { mainimage: string }[];
      return list.map(({ mainimage }) => mainimage);
    };
    await importAll(project('One', '/a.jpg'), project('Two', '/a.png'));
    const first = await eventually(images, ({ length }) => length === 2);
    expect(first).toContain('/media/a.jpg');
    expect(first[0]).toMatch(/^\/media\/a-[0-9a-f]{8}\.png$/);
    const kept = readFileSync(path.join(media, 'a.jpg'));
    await draw('#999').jpeg().toFile(path.join(pictures, 'a.jpg'));
    await importAll(project('One', '/a.jpg'));
    expect((await eventually(images, ({ length }) => length === 1))[0]).toMatch(
      /^\/media\/a-[0-9a-f]{8}\.jpg$/,
    );
    expect(readFileSync(path.join(media, 'a.jpg')).equals(kept)).toBe(true);
    writeFileSync(path.join(pictures, 'b.jpg'), 'no picture');
    const refused = await importAll(project('Three', '/b.jpg'));
    expect(refused.output).toMatch(/^Not imported:\n {2}- .*\/b\.jpg: This type of file is not taken.*\n$/);
    expect(existsSync(path.join(media, 'b.jpg'))).toBe(false);
  },
);
