import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { samples } from './support/samples.ts';
import { createNextProgram } from './support/next-program.ts';
import type { NextProgram } from './support/next-program.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { testInFull } from './support/short-form.ts';

const admin = { email: 'owner@studio.example', password: 'quite a long phrase 8' };
const addition = '998-marks';
const statements = `[
  'create table marks (id text primary key)',
  "alter table messages add column mark text not null default ''",
  'create index messages_mark on messages (mark)',
]`;

let dataDir: string;
let env: Record<string, string>;
/** The version after the present one. */
let next: NextProgram;
const running: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = newDataDir();
  env = { DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  next = createNextProgram();
});
afterEach(async () => {
  await stop();
  next.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(program?: string): Promise<ServerProcess> {
  const server = await startServer(env, { program });
  running.push(server);
  return server;
}

async function stop(): Promise<void> {
  for (const server of running.splice(0)) {
    server.kill('SIGTERM');
    await server.ended;
  }
}

/** Calls as the admin. */
async function signIn({ url }: ServerProcess) {
  const call = async (method: string, address: string, body?: object, token = '') => {
    const answer = await fetch(url + address, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { token } = await call('POST', '/api/auth/login', admin);
  return (method: string, address: string, body?: object) => call(method, address, body, String(token));
}

test('a version that only adds is gone back from by a start, and what it saved stays', async () => {
  next.addMigration(addition, statements, true);
  next.edit(
    'contract/kinds/service.ts',
    `    features: tags('Features', {`,
    `    slogan: line('Slogan', { max: limits.title, kept: true }),\n    features: tags('Features', {`,
  );
  next.edit(
    'contract/kinds/service.ts',
    `        imageUrl: image(`,
    `        price: line('Price', { max: limits.title, kept: true }),\n        imageUrl: image(`,
  );
  const body = {
    ...samples.service,
    slogan: 'Fast and calm',
    subServices: [{ title: 'Shops', description: 'Online shops.', price: '900 €' }],
  };
  const address = `/api/services/slug/${body.slug}`;
  const made = await (await signIn(await start(next.folder)))('POST', '/api/services', body);
  const { _id: id } = made.data as { _id: string };
  await stop();

  const server = await start();
  expect(server.output()).toContain(addition);
  const call = await signIn(server);
  const { data: read } = (await call('GET', address)) as { data: Record<string, unknown> };
  expect(read).not.toHaveProperty('slogan');
  const edited = { ...samples.service, title: 'Sites', subServices: read.subServices };
  await call('PUT', `/api/services/${id}`, edited);
  const file = path.join(dataDir, 'older.backup');
  const backup = await runHere('backup', [file], env);
  expect(backup.code).toBe(0);
  await stop();

  const later = await signIn(await start(next.folder));
  expect(await later('GET', address)).toMatchObject({
    data: { title: 'Sites', slogan: body.slogan, subServices: body.subServices },
  });
  await stop();

  // The older version restores its own backup into what it did not make, and the newer one adds again what is missing.
  expect(await runHere('restore', [file], env)).toMatchObject({ code: 0 });
  const restored = await signIn(await start(next.folder));
  expect(await restored('GET', address)).toMatchObject({ data: { slogan: body.slogan } });
});

testInFull(
  'the command makes what is missing once, and refuses what a server in its way could not run on',
  async () => {
    const first = await runCli('migrate', [], env);
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringContaining('001-initial is done.') as string,
    });
    expect(await runCli('migrate', [], env)).toMatchObject({
      code: 0,
      output: 'The database is of this version already; nothing was changed.\n',
    });
    next.addMigration(addition, statements, true);
    const server = await start();
    const beside = await runCli('migrate', [], env, '', next.folder);
    // The embedded database belongs to its server.
    if (postgresUrl === undefined) {
      expect(beside).toMatchObject({ code: 1, output: expect.stringContaining('in use') as string });
      await stop();
      expect(await runCli('migrate', [], env, '', next.folder)).toMatchObject({ code: 0 });
    } else {
      expect(beside.output).toBe(`${addition} is done.\nThe database is of this version now.\n`);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    }
    expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^before-migration-/)]);
    expect((await runCli('migrate', [], env)).output).toContain(`${addition} is of a newer version`);

    next.addMigration('999-less', `['drop index messages_mark', 'alter table messages drop column mark']`);
    if (postgresUrl !== undefined) {
      const refused = await runCli('migrate', [], env, '', next.folder);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is running') as string });
      await stop();
    }
    expect(await runCli('migrate', [], env, '', next.folder)).toMatchObject({ code: 0 });
    await expect(start()).rejects.toThrow('newer version (it has 999-less)');
    expect(await runCli('migrate', [], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('newer version') as string,
    });
  },
);
