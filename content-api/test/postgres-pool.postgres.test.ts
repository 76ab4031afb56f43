import type { PostgresPoolClient } from 'kysely';
import { createPostgresPool } from '../src/db/postgres-pool.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';

const pidOf = async (client: PostgresPoolClient) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid', [])).rows[0]?.pid;

test('a connection whose server stopped taking writes is given up at once, and never handed out again', async () => {
  const pool = createPostgresPool(await createSchema(postgresUrl ?? ''), () => undefined);
  const lost = await pool.connect();
  const pid = await pidOf(lost);
  await lost.query('begin read only', []);
  await expect(lost.query('create table notes (id int)', [])).rejects.toMatchObject({ code: '25006' });
  await expect(lost.query('rollback', [])).rejects.toThrow('Connection terminated');
  lost.release();
  const next = await pool.connect();
  expect(await pidOf(next)).not.toBe(pid);
  next.release();
  await pool.end();
});

test('a connection over which a statement was refused is used again', async () => {
  const pool = createPostgresPool(await createSchema(postgresUrl ?? ''), () => undefined);
  const sound = await pool.connect();
  const pid = await pidOf(sound);
  await expect(sound.query('select * from nothing', [])).rejects.toMatchObject({ code: '42P01' });
  sound.release();
  const next = await pool.connect();
  expect(await pidOf(next)).toBe(pid);
  next.release();
  await pool.end();
});
