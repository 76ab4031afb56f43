import { rmSync } from 'node:fs';
import { announceServer, keepServersOut } from '../src/db/server-presence.ts';
import type { Presence } from '../src/db/server-presence.ts';
import { eventually } from './support/eventually.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { newDataDir, startServer } from './support/server-process.ts';
import { ask } from './support/temporary-postgres.ts';

test('a server that lost its place to a restore reads on and writes nothing until it has it again', async () => {
  const dataDir = newDataDir();
  const url = await createSchema(postgresUrl ?? '');
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url, BACKUP_EVERY_HOURS: '0' });
  const write = async () => (await fetch(`${server.url}/api/contact`, message)).status;
  expect(await write()).toBe(200);
  const restore = await takeFrom(url);
  expect(await eventually(write, (status) => status === 503)).toBe(503);
  expect((await fetch(`${server.url}/api/projects`)).status).toBe(200);
  await eventually(
    () => server.output(),
    (output) => output.includes('nothing is written until it is done'),
  );
  expect(await write()).toBe(503);
  await restore.leave();
  expect(await eventually(write, (status) => status === 200)).toBe(200);
  await expect(keepServersOut(url)).rejects.toThrow('A server is running on this database');
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

test('a server that is told to end while its place is lost leaves nothing behind', async () => {
  const url = await createSchema(postgresUrl ?? '');
  const presence = await announceServer(url, () => undefined);
  const restore = await takeFrom(url);
  expect(await eventually(presence.isHeld, (isHeld) => !isHeld)).toBe(false);
  await presence.leave();
  await restore.leave();
  await (await keepServersOut(url)).leave();
});

const message = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    name: 'Asha',
    email: 'asha@client.example',
    subject: 'A site',
    message: 'We need a site.',
  }),
};

/** Ends the connection of the one server of that schema, and takes its place before it does so again. */
async function takeFrom(url: string): Promise<Pick<Presence, 'leave'>> {
  const taken = await eventually(
    async () => {
      await ask(
        url,
        `select pg_terminate_backend(pid) from pg_locks
          where locktype = 'advisory' and objid = hashtext(current_schema())::bigint & 4294967295`,
      );
      return keepServersOut(url).catch(() => undefined);
    },
    (found) => found !== undefined,
  );
  if (taken === undefined) throw new Error('The place was never free');
  return taken;
}
