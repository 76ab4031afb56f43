import { createHash } from 'node:crypto';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { fillFormer, readFormerStudios } from './support/former-studio.ts';
import type { FormerStudio } from './support/former-studio.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { isShortForm } from './support/short-form.ts';

const at = migrations.findIndex(({ name }) => name.endsWith('-records'));
const before = migrations.slice(0, at);
const { demo, studio } = readFormerStudios();
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
/** Cards tell more since: the time that reading takes, and the author's face. */
const addedToCards = /,"(?:readingMinutes|authorFace)":(?:\d+|"[^"]*")/g;

async function migrated(former: FormerStudio) {
  const database = await openTestDatabase();
  await migrate(database, { migrations: before });
  await fillFormer(database, former);
  return buildTestApp({ database, env: { LIMITS_SCALE: '100000' } });
}

const studios: [string, FormerStudio, (text: string) => string][] = [
  ['the demo studio', demo, (text) => text],
  ['a studio with a thousand posts', studio, hash],
];

test.each(isShortForm ? studios.slice(0, 1) : studios)(
  'every GET of %s answers byte for byte what it did before the migration',
  async (_name, former, told) => {
    const api = await migrated(former);
    const { token } = await api.login();
    const different: string[] = [];
    for (const [path, expected] of Object.entries(former.answers)) {
      // A search finds words since, no longer signs, and its view has cards.
      if (/[?&](?:q=|view=search)/.test(path)) continue;
      const answer = await api.call('GET', path, { token });
      const body = path.includes('view=card') ? answer.body.replaceAll(addedToCards, '') : answer.body;
      // The ETag of a record was its version alone.
      const own = String(answer.headers.etag ?? '').replace(/^W\/"([^"/]+)\/[^"]+"$/, '"$1"');
      const etag = body === answer.body ? own : `W/"${hash(body)}"`;
      if (told(`${etag} ${body}`) !== expected) different.push(path);
    }
    expect(different).toEqual([]);
    expect(Object.keys(former.answers).length).toBeGreaterThan(50);
    await api.close();
  },
);

test('migrated records can be changed: versions, earlier slugs and unique names hold', async () => {
  const api = await migrated(demo);
  const { token } = await api.login();
  const renamed = await api.call('GET', '/api/services/slug/renamed-once');
  const { data } = renamed.json<{ data: { _id: string; slug: string } }>();
  expect(data.slug).toBe('renamed-twice');
  const stale = await api.call('PUT', `/api/services/${data._id}`, {
    token,
    body: { ...data, updatedAt: '2020-01-01T00:00:00.000Z' },
  });
  expect(stale.statusCode).toBe(409);
  expect((await api.call('PUT', `/api/services/${data._id}`, { token, body: data })).statusCode).toBe(200);
  const [first] = (await api.call('GET', '/api/technologies')).json<{ technologies: { name: string }[] }>()
    .technologies;
  const twin = { ...first, name: first?.name.toUpperCase() };
  expect((await api.call('POST', '/api/technologies', { token, body: twin })).statusCode).toBe(409);
  await api.close();
});
