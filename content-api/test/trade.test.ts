import type { ApiError } from '../src/contract/index.ts';
import { kinds } from '../src/contract/kinds/index.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { importContent } from '../src/features/transfer/import-content.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInEditor } from './support/editor.ts';
import { samples } from './support/samples.ts';

const picture = { title: 'Casa Lume', mainimage: 'https://pictures.test/a.png' };

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

async function become(trade: string): Promise<void> {
  const answer = await api.call('PUT', '/api/studio', { token, body: { name: 'Lume', trade } });
  expect(answer.statusCode).toBe(200);
}

const create = (body: object) => api.call('POST', '/api/projects', { token, body });

test('a studio is one of software until it says otherwise, and others need no technologies and no GitHub', async () => {
  expect((await api.call('GET', '/api/studio')).json()).toMatchObject({ trade: 'software' });
  const refused = await create(picture);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json<ApiError>().fields ?? {})).toEqual(['technologies', 'gitHubLink']);
  await become('photography');
  const made = await create(picture);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ title: 'Casa Lume', technologies: [] });
  const named = await create({ ...samples.project, title: 'With all' });
  expect(named.json()).toMatchObject({ technologies: samples.project.technologies });
  await become('software');
  expect((await create(picture)).statusCode).toBe(400);
});

test('drafts are published by the rules of the trade, too', async () => {
  const editor = await signInEditor(api);
  const plan = { data: picture, publish: true };
  expect((await editor.ask('POST', 'project', plan)).status).toBe(400);
  await become('film');
  expect((await editor.ask('POST', 'project', plan)).status).toBe(201);
});

test('what a studio of another trade exported comes in again, before its studio does', async () => {
  await become('architecture');
  await create(picture);
  const file = await exportContent(api.context.database.queries, kinds);
  const other = await buildTestApp();
  const read = contentFileSchemaOf(kinds).parse(JSON.parse(JSON.stringify(file)));
  await importContent(other.context.database.queries, read, '2026-11-21T00:00:00.000Z', kinds);
  const { database } = other.context;
  const rows = await database.queries
    .selectFrom('records')
    .select('title')
    .where('kind', '=', 'project')
    .execute();
  expect(rows).toEqual([{ title: 'Casa Lume' }]);
  await other.close();
});

test('no legal text is public that nobody wrote, or that has gaps', async () => {
  const legal = async () => (await api.call('GET', '/api/legal')).json<{ privacy: string; terms: string }>();
  expect((await legal()).terms).toContain('at least 13 years');
  await become('design');
  expect(await legal()).toMatchObject({ privacy: '', terms: '' });
  const body = { privacy: 'Ask [[Name]] at [[Address]], or [[Name]].', terms: 'Be kind.' };
  const gaps = await api.call('PUT', '/api/legal', { token, body });
  expect(gaps.json()).toMatchObject({ fields: { privacy: 'Privacy Policy: fill in Name; Address' } });
  const filled = await api.call('PUT', '/api/legal', { token, body: { ...body, privacy: 'Ask Ana.' } });
  expect(filled.statusCode).toBe(200);
});
