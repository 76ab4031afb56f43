import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { draw } from './support/media-samples.ts';
import { hashesBelow, startMediaServer } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

test('a backup brings the library back, row by row and byte by byte', async () => {
  const dataDir = newDataDir();
  const env: Record<string, string> = { DATA_DIR: dataDir };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  const media = path.join(dataDir, 'media');
  let server = await startMediaServer(env);
  const { _id } = await server.upload(await draw().png().toBuffer(), 'tree.png');
  const whole = await server.whole(_id);
  const before = hashesBelow(media);
  expect(Object.keys(before)).toHaveLength(7);
  // An unfinished upload is no part of a backup, and a restore leaves it alone.
  mkdirSync(path.join(media, '.uploads/other'), { recursive: true });
  writeFileSync(path.join(media, '.uploads/other/upload'), 'half');

  const file = path.join(dataDir, 'mine.backup');
  expect((await runHere('backup', [file], env)).code).toBe(0);
  await server.ask('DELETE', `/api/media/${_id}`);
  expect(hashesBelow(media)).toEqual({});
  await server.stop();
  expect((await runHere('restore', [file], env)).code).toBe(0);
  expect(hashesBelow(media)).toEqual(before);
  expect(readFileSync(path.join(media, '.uploads/other/upload'), 'utf8')).toBe('half');
  server = await startMediaServer(env);
  expect(await server.whole(_id)).toEqual(whole);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
