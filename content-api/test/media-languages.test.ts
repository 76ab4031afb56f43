import type { ApiError, Doctor, Media } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';
import { draw } from './support/media-samples.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let library: Librarian;
let picture: Media;
beforeEach(async () => {
  api = await buildTestApp();
  library = await signInLibrarian(api);
  const { token } = library;
  picture = (await library.upload(await draw().png().toBuffer(), 'quay.png')).media;
  const site = (await api.call('GET', '/api/studio')).json<object>();
  const languages = ['de', 'fr'].map((code) => ({ code, offered: true }));
  await api.call('PUT', '/api/studio', { token, body: { ...site, languages } });
});
afterEach(() => api.close());

const patch = (body: object) =>
  api.call('PATCH', `/api/media/${picture._id}`, { token: library.token, body });

/** A post with the picture in its text, in each language. */
async function publish(): Promise<string> {
  const { token } = library;
  const content = `A text.\n\n![](${picture.url})`;
  const body = { ...samples.post, format: 'markdown', content };
  const { _id } = (await api.call('POST', '/api/content', { token, body })).json<{ _id: string }>();
  for (const language of ['de', 'fr']) {
    const words = { title: 'Kai', slug: 'kai', tags: ['Neues'], content };
    const url = `/api/content/${_id}?language=${language}`;
    expect((await api.call('PATCH', url, { token, body: words })).statusCode).toBe(200);
  }
  return _id;
}

async function altIn(id: string, language: string) {
  const answer = await api.call('GET', `/api/content/${id}?view=page&language=${language}`);
  return / alt="([^"]*)"/.exec(answer.json<{ contentHtml: string }>().contentHtml)?.[1];
}

test('a page shows what a picture is in its language, and else in the first one', async () => {
  const changed = await patch({ alt: 'A quay', alts: { DE: ' Ein Kai ', fr: '' } });
  expect([changed.statusCode, changed.json<Media>()]).toMatchObject([
    200,
    { alt: 'A quay', alts: { de: 'Ein Kai' } },
  ]);
  const id = await publish();
  expect(await Promise.all(['en', 'de', 'fr'].map((code) => altIn(id, code)))).toEqual([
    'A quay',
    'Ein Kai',
    'A quay',
  ]);
  // At once, as any other change of what is public.
  await patch({ alts: { de: 'Am Kai', fr: 'Un quai' } });
  expect(await Promise.all(['de', 'fr'].map((code) => altIn(id, code)))).toEqual(['Am Kai', 'Un quai']);
});

test('content checks name the language that lacks words for a picture', async () => {
  await patch({ alt: 'A quay', alts: { de: 'Ein Kai' } });
  await publish();
  const report = (await api.call('GET', '/api/doctor', { token: library.token })).json<Doctor>();
  const lacking = report.findings.filter(({ check }) => check === 'missing-alt');
  expect(lacking.map(({ language, subject }) => [language, subject])).toEqual([['fr', picture.url]]);
});

test('a language that is none is refused, and other texts stay as they are', async () => {
  await patch({ alts: { de: 'Ein Kai' } });
  const refused = await patch({ alts: { xx: 'A' } });
  expect([refused.statusCode, Object.values(refused.json<ApiError>().fields ?? {})]).toEqual([
    400,
    ['Alt texts: xx is no language'],
  ]);
  await patch({ caption: 'At dawn' });
  expect(await library.get(picture._id)).toMatchObject({ alts: { de: 'Ein Kai' }, caption: 'At dawn' });
  await patch({ alts: {} });
  expect(await library.get(picture._id)).not.toHaveProperty('alts');
});
