import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { convert } from 'fontverter';
import { emptyValues, look } from '../src/contract/index.ts';
import type { ApiError, StoredMedia } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';
import { pdf } from './support/media-samples.ts';

const { saved: _, ownFonts: _fonts, ...usual } = emptyValues(look.fields);

let api: TestApp;
let library: Librarian;
beforeEach(async () => {
  api = await buildTestApp();
  library = await signInLibrarian(api);
});
afterEach(() => api.close());

/** Fraunces SemiBold and a variable Literata, in Latin letters, under the SIL Open Font License. */
const fileOf = (name: string) => readFile(path.join(import.meta.dirname, 'fixtures/fonts', name));
const upload = async (name: string) => (await library.upload(await fileOf(name), name)).media;
const put = (ownFonts?: object[], more: object = {}) =>
  api.call('PUT', '/api/look', { token: library.token, body: { ...usual, ...more, ownFonts } });
const shown = async () => (await api.call('GET', '/api/site')).json<{ look: object }>().look;

function chosen({ url, font }: StoredMedia, use: 'headings' | 'text') {
  if (font === undefined) throw new Error('the answer has no font');
  const { textWidth, headingWidth, ...facts } = font;
  return { ...facts, use, file: url, width: use === 'text' ? textWidth : headingWidth };
}

/** The font with a table changed. */
async function changed(name: string, tag: string, change: (table: Buffer) => void): Promise<Buffer> {
  const font = Buffer.from(await convert(await fileOf(name), 'truetype'));
  const at = font.indexOf(tag, 12, 'latin1');
  change(font.subarray(font.readUInt32BE(at + 8)));
  return convert(font, 'woff2');
}

test('a font says what it is, and is not kept twice', async () => {
  const { font, url, type, width } = await upload('serif-600.woff2');
  expect(url).toMatch(/^\/media\/[\da-f]{24}\/serif-600\.woff2$/);
  expect({ type, width }).toEqual({ type: 'font/woff2', width: null });
  expect(font).toMatchObject({ name: 'Fraunces', lightest: 600, boldest: 600, covers: ['latin-1'] });
  expect(font?.licence).toMatch(/^Copyright 2020 The Fraunces Project.* https:\/\/scripts\.sil\.org\/OFL$/);
  const again = await upload('serif-600.woff2');
  expect(again).toMatchObject({ url, font, warnings: [expect.stringContaining('has this file already')] });
});

test('a variable font says its weights, and how much wider its bolder letters are', async () => {
  const { font } = await upload('variable.woff2');
  expect(font).toMatchObject({ name: 'Literata', lightest: 200, boldest: 900 });
  expect(font?.headingWidth).toBeGreaterThan(font?.textWidth ?? 0);
});

test.each([
  ['a font cut off', async () => (await fileOf('serif-600.woff2')).subarray(0, 6_000), 422, /damaged/],
  [
    'a font with other bytes in it',
    async () => Buffer.concat([(await fileOf('serif-600.woff2')).subarray(0, 900), Buffer.alloc(12_480, 7)]),
    422,
    /damaged/,
  ],
  [
    'more than 60 kB',
    async () => Buffer.concat([await fileOf('variable.woff2'), Buffer.alloc(30_000)]),
    413,
    /60 kB/,
  ],
  [
    'a font that says it unpacks to gigabytes',
    async () => {
      const file = await fileOf('serif-600.woff2');
      file.writeUInt32BE(0x7fffffff, 16);
      return file;
    },
    413,
    /too large when it is unpacked/,
  ],
  [
    'another form of font',
    async () => convert(await fileOf('serif-600.woff2'), 'truetype'),
    415,
    /must be a WOFF2 file/,
  ],
  [
    'a font that may not be embedded',
    () => changed('serif-600.woff2', 'OS/2', (table) => table.writeUInt16BE(2, 8)),
    422,
    /licence does not allow/,
  ],
])('%s is refused with a sentence, and nothing is kept', async (_name, make, status, message) => {
  const answer = await library.upload(await make(), 'font.woff2');
  expect([answer.status, answer.fault.message]).toEqual([status, expect.stringMatching(message)]);
  expect(library.left()).toEqual([]);
});

test('a look has fonts of its own, keeps them when they are not sent, and so does one that is kept beside it', async () => {
  const own = [
    chosen(await upload('serif-600.woff2'), 'headings'),
    chosen(await upload('variable.woff2'), 'text'),
  ];
  expect((await put(own)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ ownFonts: own });
  expect((await put(undefined, { corners: 'square' })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ corners: 'square', ownFonts: own });
  expect((await put([])).statusCode).toBe(200);
  expect(await shown()).not.toHaveProperty('ownFonts');
  const saved = [{ ...usual, name: 'House', ownFonts: own }];
  expect((await put([], { saved })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ saved });
});

test('a font of a look is in use: its file stays', async () => {
  const media = await upload('serif-600.woff2');
  await put([chosen(media, 'headings')]);
  const { token } = library;
  const answer = await api.call('DELETE', `/api/media/${media._id}`, { token });
  expect(answer.statusCode).toBe(409);
  const replaced = await library.upload(
    await fileOf('variable.woff2'),
    'a.woff2',
    `/api/media/${media._id}/replace`,
  );
  expect([replaced.status, replaced.fault.message]).toEqual([415, expect.stringContaining('in the look')]);
});

test('a look has no file that is no font of the library, and no fonts too heavy for a page', async () => {
  const heading = chosen(await upload('serif-600.woff2'), 'headings');
  const { media: paper } = await library.upload(pdf, 'terms.pdf');
  const refusal = async (ownFonts: object[]) => {
    const answer = await put(ownFonts);
    expect(answer.statusCode).toBe(400);
    const [message] = Object.values(answer.json<ApiError>().fields ?? {});
    return message;
  };
  for (const file of [paper.url, 'https://elsewhere.example/a.woff2', `/media/${'0'.repeat(24)}/a.woff2`])
    expect(await refusal([{ ...heading, file }])).toMatch(/no such font/);
  expect(await refusal([heading, heading])).toMatch(/./);
  await api.context.database.queries.updateTable('media').set({ bytes: 50_000 }).execute();
  expect(await refusal([heading])).toMatch(/need 77 kB together, and a page has room for 60 kB/);
  expect(await shown()).not.toHaveProperty('ownFonts');
});
