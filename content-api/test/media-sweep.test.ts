import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { hours } from '../src/lib/durations.ts';
import { tidyMedia } from '../src/features/media/tidy-media.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { openTestDatabase } from './support/open-test-database.ts';

test('folders that nobody knows go, and many files take few questions', async () => {
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const database = await openTestDatabase();
  const api = await buildTestApp({
    database: { ...database, queries: database.queries.withPlugin(counting) },
  });
  const mediaDir = path.join(api.context.config.dataDir, 'media');
  const folders = Array.from({ length: 1000 }, (_, index) =>
    path.join(mediaDir, index.toString(16).padStart(24, '0')),
  );
  const old = (Date.now() - hours(2)) / 1000;
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, old, old);
  }
  const now = path.join(mediaDir, 'f'.repeat(24));
  mkdirSync(now);
  asked = 0;
  await tidyMedia(api.context);
  expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  expect(existsSync(now)).toBe(true);
  expect(asked).toBeLessThan(20);
  await api.close();
});
