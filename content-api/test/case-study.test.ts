import { contentFileSchemaOf } from '../src/features/transfer/content-file.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { clearContent, importContent } from '../src/features/transfer/import-content.ts';
import { kinds } from '../src/contract/index.ts';
import type { ApiError, Project, RecordList } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInEditor } from './support/editor.ts';
import { draw } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const study = {
  client: 'Nordlicht',
  role: 'Design and build',
  team: 'Two people',
  duration: 'Four months',
  problem: 'Slow *pages*.',
  approach: 'Fewer parts.',
  result: 'Quick pages.',
  figures: [
    { value: '38 %', label: 'more orders' },
    { value: '0.9 s', label: 'to the first picture' },
  ],
  quote: { text: 'They listen.', name: 'Meera Joshi', role: 'Owner', face: '' },
  blocks: [
    { type: 'picture', image: '/media/quay.webp', alt: 'A quay', caption: 'The quay' },
    { type: 'prose', text: 'It was **hard**.' },
    {
      type: 'pair',
      left: '/media/a.webp',
      leftAlt: '',
      right: '/media/b.webp',
      rightAlt: '',
      caption: 'Both',
    },
    { type: 'video', video: '/media/film.mp4', poster: '', caption: '' },
    { type: 'quote', text: 'Good.', name: '', role: '', face: '' },
    { type: 'figures', figures: [{ value: '3', label: 'shops' }] },
  ],
  accent: '#2962ff',
};
const whole = { ...samples.project, format: 'markdown', ...study };

const send = (body: object) => api.call('POST', '/api/projects', { token, body });
const replace = ({ _id }: Project, body: object) => api.call('PUT', `/api/projects/${_id}`, { token, body });
async function create(body: object = whole): Promise<Project> {
  const answer = await send(body);
  expect(answer.statusCode).toBe(201);
  return answer.json<Project>();
}
async function faultsOf(body: object) {
  const answer = await send(body);
  expect(answer.statusCode).toBe(400);
  return answer.json<ApiError>().fields;
}

test('a project without a case study answers nothing of one', async () => {
  const project = await create(samples.project);
  for (const name of [...Object.keys(study), 'codeIsPublic']) expect(project).not.toHaveProperty(name);
});

test('a case study is answered as it was sent, blocks in their order', async () => {
  const project = await create();
  expect(project).toMatchObject(study);
  const blocks = [...study.blocks].reverse();
  expect((await replace(project, { ...whole, blocks })).json()).toMatchObject({ blocks });
});

test('a save that does not name its parts keeps them; an empty one takes them away', async () => {
  const project = await create();
  expect((await replace(project, samples.project)).json()).toMatchObject(study);
  const quote = { text: '', name: '', role: '', face: '' };
  const emptied = await replace(project, { ...samples.project, blocks: [], figures: [], quote, client: '' });
  for (const name of ['blocks', 'figures', 'quote', 'client'])
    expect(emptied.json()).not.toHaveProperty(name);
});

test('what is left out of a block is empty', async () => {
  const { blocks } = await create({ ...whole, blocks: [{ type: 'picture', image: '/media/a.webp' }] });
  expect(blocks).toEqual([{ type: 'picture', image: '/media/a.webp', alt: '', caption: '' }]);
});

test.each([
  [{ type: 'nonsense' }, 'blocks.0.type', /the type must be picture, pair, video/],
  [{ type: 'constructor' }, 'blocks.0.type', /the type must be/],
  [{ image: '/media/a.webp' }, 'blocks.0.type', /the type must be/],
  [{ type: 'picture' }, 'blocks.0.image', /^Picture URL is required$/],
  [{ type: 'picture', image: 'javascript:alert(1)' }, 'blocks.0.image', /Picture URL/],
  [{ type: 'prose', text: ' ' }, 'blocks.0.text', /^Text is required$/],
  [{ type: 'prose', text: 'x'.repeat(5001) }, 'blocks.0.text', /at most 5000/],
  [{ type: 'prose', text: 'x', colour: 'red' }, 'blocks.0.colour', /Unknown field/],
  [{ type: 'figures', figures: [] }, 'blocks.0.figures', /^Figures is required$/],
])('the block %j is refused at %s', async (block, field, message) => {
  expect(await faultsOf({ ...whole, blocks: [block] })).toMatchObject({
    [field]: expect.stringMatching(message) as string,
  });
});

test('there are two to four figures, and at most sixty blocks', async () => {
  const [figure] = study.figures;
  const few = await faultsOf({ ...whole, figures: [figure] });
  expect(few).toEqual({ figures: 'Figures: at least 2 figures' });
  const many = Array.from({ length: 5 }, () => figure);
  expect(await faultsOf({ ...whole, figures: many })).toEqual({ figures: 'Figures: at most 4 figures' });
  const blocks = Array.from({ length: 61 }, () => ({ type: 'prose', text: 'x' }));
  expect(await faultsOf({ ...whole, blocks })).toEqual({ blocks: 'Gallery: at most 60 blocks' });
});

test('a draft may hold unfinished blocks, and is published when they are finished', async () => {
  const editor = await signInEditor(api);
  const blocks = [{ type: 'picture', image: '' }];
  const draft = await editor.create('project', { ...whole, blocks, figures: [study.figures[0]] });
  const faulty = await api.call('POST', `/api/records/project/${draft.record._id}/publish`, {
    token: editor.token,
  });
  expect(faulty.json<ApiError>().fields).toMatchObject({
    'blocks.0.image': 'Picture URL is required',
    figures: 'Figures: at least 2 figures',
  });
});

test('a page gets finished HTML for Markdown in fields and in blocks, each with ids of its own', async () => {
  const blocks = [
    { type: 'prose', text: '# Start' },
    { type: 'prose', text: '# Start' },
  ];
  const { _id } = await create({ ...whole, blocks });
  const page = (await api.call('GET', `/api/projects/${_id}?view=page`)).json<Record<string, unknown>>();
  expect(page).toMatchObject({ problemHtml: '<p>Slow <em>pages</em>.</p>\n' });
  const [first, second] = page.blocks as { textHtml: string }[];
  expect(first?.textHtml).toMatch(/^<h2 id="s-6_start">Start/);
  expect(second?.textHtml).toMatch(/^<h2 id="s-7_start">Start/);
  const plain = await create({ ...samples.project, blocks });
  const text = (await api.call('GET', `/api/projects/${plain._id}?view=page`)).json<{ blocks: object[] }>();
  expect(text.blocks[0]).not.toHaveProperty('textHtml');
});

test('the words of blocks are found without their marks, and their files are known to be used', async () => {
  const editor = await signInEditor(api);
  const library = await signInLibrarian(api);
  const { media } = await library.upload(await draw().png().toBuffer(), 'quay.png');
  const blocks = [
    { type: 'prose', text: 'Made of **driftwood**.' },
    { type: 'picture', image: media.url, caption: 'A cormorant' },
  ];
  await create({ ...whole, blocks });
  for (const word of ['of driftwood', 'cormorant']) {
    const found = await api.call('GET', `/api/records/project?q=${word}`, { token: editor.token });
    expect(found.json<RecordList>().total).toBe(1);
  }
  expect((await library.get(media._id)).usedIn).toMatchObject([
    { kind: 'project', field: 'blocks.1.image', state: 'live' },
  ]);
});

test('pages get the words of the library for a picture without its own', async () => {
  const library = await signInLibrarian(api);
  const { media } = await library.upload(await draw().png().toBuffer(), 'quay.png');
  const patch = { token: library.token, body: { alt: 'A quay at dawn' } };
  expect((await api.call('PATCH', `/api/media/${media._id}`, patch)).statusCode).toBe(200);
  const blocks = [
    { type: 'picture', image: media.url },
    { type: 'pair', left: media.url, leftAlt: 'Mine', right: 'https://img.example/a.png' },
  ];
  const project = await create({ ...whole, blocks });
  expect(project.blocks).toMatchObject([{ alt: '' }, { leftAlt: 'Mine', rightAlt: '' }]);
  const page = (await api.call('GET', `/api/projects/${project._id}?view=page`)).json<Project>();
  expect(page.blocks).toMatchObject([{ alt: 'A quay at dawn' }, { leftAlt: 'Mine', rightAlt: '' }]);
});

test('an accent is a colour, in one spelling', async () => {
  expect(await create({ ...samples.project, accent: 'F80' })).toMatchObject({ accent: '#ff8800' });
  expect(await faultsOf({ ...samples.project, accent: 'red' })).toEqual({
    accent: 'Accent colour must be a colour, such as #2962ff',
  });
});

test('export and import carry a case study', async () => {
  await create({ ...whole, codeIsPublic: false });
  const db = api.context.database.queries;
  const file = await exportContent(db, kinds);
  await clearContent(db);
  const read = contentFileSchemaOf(kinds).parse(JSON.parse(JSON.stringify(file)));
  await importContent(db, read, '2026-11-01T00:00:00.000Z', kinds);
  expect(await exportContent(db, kinds)).toEqual(file);
});

describe('a project whose code is not public', () => {
  const { gitHubLink, ...linkless } = samples.project;
  const closed = { ...linkless, codeIsPublic: false };

  test('needs no GitHub link; one whose code is public does', async () => {
    expect(await create(closed)).toMatchObject({ codeIsPublic: false, gitHubLink: '', githubLink: '' });
    expect(await faultsOf(linkless)).toEqual({ gitHubLink: 'GitHub Link is required' });
    expect(await faultsOf({ codeIsPublic: true })).toMatchObject({
      title: 'Title is required',
      gitHubLink: 'GitHub Link is required',
    });
    expect(await faultsOf({ ...closed, gitHubLink: 'nonsense' })).toHaveProperty('gitHubLink');
  });

  test('answers no link, even while one is stored, and keeps it for later', async () => {
    const project = await create({ ...closed, gitHubLink });
    expect(project).toMatchObject({ gitHubLink: '', githubLink: '' });
    const [card] = (await api.call('GET', '/api/projects?view=card')).json<{ items: Project[] }>().items;
    expect(card?.gitHubLink).toBe('');
    await replace(project, { ...closed, title: 'Renamed' });
    const rows = await api.context.database.queries.selectFrom('revisions').select('data').execute();
    expect(rows.every(({ data }) => JSON.stringify(data).includes('github.com'))).toBe(true);
    const opened = await replace(project, { ...samples.project, codeIsPublic: true });
    expect(opened.json()).toMatchObject({ gitHubLink });
    expect(opened.json()).not.toHaveProperty('codeIsPublic');
  });
});

test('clients with their logos are read without a login, in the order by hand', async () => {
  const ids: string[] = [];
  for (const name of ['Nordlicht', 'Rann Route']) {
    const made = await api.call('POST', '/api/clients', { token, body: { ...samples.client, name } });
    expect(made.statusCode).toBe(201);
    ids.push(made.json<{ _id: string }>()._id);
  }
  const editor = await signInEditor(api);
  const order = { token: editor.token, body: { ids: ids.toReversed() } };
  expect((await api.call('PUT', '/api/records/client/order', order)).statusCode).toBe(200);
  const cards = await api.call('GET', '/api/clients?view=card&order=hand');
  expect(cards.json()).toMatchObject({ items: [{ name: 'Rann Route' }, { name: 'Nordlicht', link: '' }] });
  const refused = await api.call('POST', '/api/clients', { token, body: {} });
  expect(refused.json<ApiError>().fields).toEqual({
    name: 'Name is required',
    logo: 'Logo URL is required',
  });
});
