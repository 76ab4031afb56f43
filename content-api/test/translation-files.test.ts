import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiError, RecordView } from '../src/contract/index.ts';
import type { ImportedTranslations } from '../src/contract/translations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere, startServerHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

let api: TestApp;
let token: string;
let id: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
  const studio = (await api.call('GET', '/api/studio')).json<object>();
  const languages = ['de', 'fr'].map((code) => ({ code, offered: true }));
  await api.call('PUT', '/api/studio', { token, body: { ...studio, name: 'Weave', languages } });
  const made = await api.call('POST', '/api/projects', { token, body: project });
  id = made.json<{ _id: string }>()._id;
});
afterEach(() => api.close());

const picture = '/media/a.webp';
const project = {
  title: 'Night train & "day"',
  mainimage: picture,
  gitHubLink: 'https://code.example/train',
  technologies: ['React'],
  services: ['Web Development', 'Hosting'],
  technicalDescription: 'One.\n\n- Two, `npm run x` and {name}.\n- [Three](https://three.example) <br>',
  publishedYear: 2024,
  slug: 'night-train',
  blocks: [{ type: 'picture', image: picture, alt: 'A train', caption: '=At night' }],
};
const types = { xlf: 'application/xliff+xml', csv: 'text/csv' };
type Ending = keyof typeof types;
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

const take = (ending: Ending, query = '?language=de') =>
  api.call('GET', `/api/translations.${ending}${query}`, { token });
async function taken(ending: Ending, query?: string): Promise<string> {
  const answer = await take(ending, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}
const bring = (ending: Ending, payload: string | Buffer, query = '?language=de') =>
  api.app.inject({
    method: 'POST',
    url: `/api/translations.${ending}${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': types[ending] },
    payload,
  });
async function refused(ending: Ending, payload: string | Buffer, query?: string) {
  const answer = await bring(ending, payload, query);
  return { status: answer.statusCode, fields: answer.json<ApiError>().fields };
}
const edit = async () =>
  (await api.call('GET', `/api/records/project/${id}?language=de`, { token })).json<RecordView>();

/** The file as a translator sends it back. */
function translate(xliff: string, targets: Record<string, string>): string {
  return Object.entries(targets).reduce((text, [unit, target]) => {
    const place = new RegExp(
      `(<file id="project\\.${id}"[^]*?<unit id="${unit}"[^]*?</source>)(?:<target>[^]*?</target>)?`,
    );
    expect(text).toMatch(place);
    return text.replace(place, (_all, before: string) => `${before}<target>${target}</target>`);
  }, xliff);
}

describe('a file of XLIFF', () => {
  test('holds every text with what is kept out of reach, and comes back as a draft', async () => {
    const file = await taken('xlf');
    expect(file).toContain('version="2.1" srcLang="en" trgLang="de"');
    expect(file).toContain(`<file id="project.${id}" original="project/${id}" xml:space="preserve">`);
    expect(file).toContain('<source>Night train &amp; &quot;day&quot;</source>');
    expect(file).toContain('<data id="d1">`npm run x`</data><data id="d2">{name}</data>');
    expect(file).toContain('[Three<ph id="3" dataRef="d3"/>) <ph id="4" dataRef="d4"/></source>');
    expect(file).toContain('<unit id="blocks.0.caption"');
    expect(file).not.toContain('night-train');

    const answer = await bring(
      'xlf',
      translate(file, {
        title: 'Nachtzug &amp; „Tag“',
        services: 'Webentwicklung\nBetrieb',
        technicalDescription:
          'Eins.\n\n- <ph id="2"/>, <mrk id="m1" type="term"><ph id="1"/></mrk>.\n- [Drei<ph id="3"/>) <ph id="4"/>',
        'blocks.0.alt': 'Ein Zug',
        'blocks.0.caption': 'Bei Nacht',
      }),
    );
    expect(answer.json<ImportedTranslations>()).toMatchObject({
      language: 'de',
      records: 1,
      units: 5,
      outdated: [],
    });
    expect(await edit()).toMatchObject({
      states: { en: 'live', de: 'draft' },
      stale: [],
      words: {
        title: 'Nachtzug & „Tag“',
        services: ['Webentwicklung', 'Betrieb'],
        technicalDescription: 'Eins.\n\n- {name}, `npm run x`.\n- [Drei](https://three.example) <br>',
        blocks: [{ alt: 'Ein Zug', caption: 'Bei Nacht' }],
      },
    });
    // Nothing of it is public, and what comes back again changes nothing.
    expect((await api.call('GET', `/api/projects/${id}?language=de`)).statusCode).toBe(404);
    const again = await bring('xlf', await taken('xlf'));
    expect(again.json()).toMatchObject({ records: 0, units: 0 });
  });

  test('may be cut into segments, and leaves out what has changed since', async () => {
    const file = await taken('xlf');
    const segments =
      '</source><target>Eins.</target></segment><ignorable><source>\n\n</source></ignorable><segment><source>';
    const cut = file.replace(
      /(<unit id="technicalDescription"[^]*?)<source>One\.\n\n/,
      `$1<source>One.${segments}`,
    );
    const rest = '- <ph id="1"/> <ph id="2"/> [<ph id="3"/>) <ph id="4"/>';
    const whole = cut.replace(
      /(<ignorable>[^]*?)(<\/segment>\n {2}<\/unit>)/,
      `$1<target>\n\n${rest}</target>$2`,
    );
    const title = translate(whole, { title: 'Nachtzug' });
    await api.call('PUT', `/api/projects/${id}`, { token, body: { ...project, title: 'Sleeper' } });
    const answer = await bring('xlf', title);
    expect(answer.json()).toMatchObject({ records: 1, units: 1, outdated: [`project/${id}/title`] });
    expect((await edit()).words).toMatchObject({
      title: '',
      technicalDescription: 'Eins.\n\n- `npm run x` {name} [](https://three.example) <br>',
    });
  });

  test('holds only what is missing, or has changed', async () => {
    expect(await taken('xlf', '?language=de&state=missing')).toContain(`project.${id}`);
    expect(await taken('xlf', '?language=de&state=stale')).not.toContain(`project.${id}`);
  });
});

describe('a table', () => {
  test('holds the same texts without formulas, and comes back as a draft', async () => {
    const table = await taken('csv');
    expect(table.split('\n')[0]).toBe('\ufeffrecord,unit,field,en,de');
    expect(table).toContain(`project/${id},blocks.0.caption,Caption,'=At night,`);
    const row = `project/${id},blocks.0.caption,Caption,'=At night,`;
    const answer = await bring('csv', table.replace(row, `${row}'=Bei Nacht`));
    expect(answer.json()).toMatchObject({ records: 1, units: 1, outdated: [] });
    expect((await edit()).words).toMatchObject({ blocks: [{ caption: '=Bei Nacht' }] });
    expect((await bring('csv', await taken('csv'))).json()).toMatchObject({ records: 0, units: 0 });
  });
});

describe('a file is refused whole, with the place', () => {
  const xliff = (inner: string, head = '') =>
    `<?xml version="1.0"?>\n${head}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">\n${inner}</xliff>`;
  const unit = (name: string, target: string, source = 'A train') =>
    xliff(
      `<file id="project.${id}"><unit id="${name}"><segment><source>${source}</source><target>${target}</target></segment></unit></file>`,
    );

  test('that is hostile', async () => {
    const flood = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n';
    const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n';
    for (const head of [flood, outside])
      expect(await refused('xlf', xliff('', head))).toEqual({
        status: 400,
        fields: { file: 'File: line 2: a DTD is not read' },
      });
    const { fields } = await refused('xlf', unit('blocks.0.alt', '&a;'));
    expect(fields?.file).toMatch(/^File: line 3: undefined entity/);
    const deep = '<group>'.repeat(100);
    expect((await refused('xlf', xliff(`<file id="f">${deep}`))).fields?.file).toMatch(/lie too deep/);
    for (const name of ['__proto__', 'constructor.prototype.x', 'blocks.0.__proto__'])
      expect((await refused('xlf', unit(name, 'x'))).fields).toEqual({
        [`project/${id}/${name}`]: 'Line 3: there is no such text',
      });
    const large = Buffer.alloc(11 * 1024 * 1024, 'a');
    expect((await bring('xlf', large)).statusCode).toBe(413);
    expect((await refused('xlf', Buffer.from([0xff, 0xfe, 0x00]))).fields).toEqual({
      file: 'File: it must be text in UTF-8',
    });
    expect((await refused('xlf', '')).fields).toEqual({ file: 'File is required' });
    const table = `record,unit,field,en,de\nproject/${id},blocks.0.alt,x,A train,=HYPERLINK("x")`;
    expect((await refused('csv', table.replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"'))).fields).toEqual({
      file: 'File: line 2: the translation is a formula',
    });
    expect(await edit()).toMatchObject({ record: null, states: { de: 'none' } });
  });

  test('that is of another language, record or text, or has lost a placeholder', async () => {
    const place = `project/${id}/blocks.0.alt`;
    const alt = unit('blocks.0.alt', 'Ein Zug');
    expect((await refused('xlf', alt, '?language=fr')).fields).toEqual({
      language: 'Language: the file is in de, not in fr',
    });
    expect((await refused('xlf', alt, '?language=it')).fields).toEqual({
      language: 'Language: the site is not in it',
    });
    expect((await refused('xlf', alt, '?language=en')).fields).toEqual({
      language: 'Language: nothing is translated into the first language',
    });
    const other = 'project/65f000000000000000000000/blocks.0.alt';
    expect((await refused('xlf', alt.replace(id, '65f000000000000000000000'))).fields).toEqual({
      [other]: 'Line 3: there is no such record',
    });
    expect((await refused('xlf', unit('blocks.0.alt', 'Ein <ph id="1"/>'))).fields).toEqual({
      [place]: 'Line 3: it has placeholder 1, which the source does not have',
    });
    const code = translate(await taken('xlf'), { technicalDescription: '<ph id="1"/> <ph id="1"/>' });
    expect((await refused('xlf', code)).fields?.[`project/${id}/technicalDescription`]).toMatch(
      /^Line \d+: it has placeholder 1 twice$/,
    );
    expect((await refused('xlf', unit('blocks.0.alt', 'Ein <pc id="1">Zug</pc>'))).fields).toEqual({
      file: 'File: line 3: the source has no pc here',
    });
    const twice = alt.replace(/<unit.*<\/unit>/, (one) => one + one);
    expect((await refused('xlf', twice)).fields).toEqual({ [place]: 'Line 3: it is there twice' });
    const lost = translate(await taken('xlf'), { technicalDescription: 'Eins.' });
    const text = `project/${id}/technicalDescription`;
    expect((await refused('xlf', lost)).fields?.[text]).toMatch(/^Line \d+: it must keep `npm run x`$/);
    const long = translate(await taken('xlf'), { title: 'x'.repeat(201) });
    expect((await refused('xlf', long)).fields?.[`project/${id}/title`]).toMatch(/200/);
    expect((await refused('csv', 'a,b\n1,2')).fields).toEqual({
      file: 'File: line 1: the columns must be record, unit, field, and the codes of two languages',
    });
    expect((await refused('csv', 'record,unit,field,en,de\na,b')).fields?.file).toMatch(/^File: line 2: /);
  });

  test('of a table that has lost a placeholder, names a text twice, or a language that the site is not in', async () => {
    const table = await taken('csv');
    const row = new RegExp(`^project/${id},title,.*$`, 'm');
    const title = row.exec(table)?.[0] ?? '';
    const place = `project/${id}/title`;
    const translated = table.replace(title, `${title}Nachtzug`);
    const twice = translated.replace(row, (one) => `${one}\n${one}`);
    expect((await refused('csv', twice)).fields?.[place]).toMatch(/^Line \d+: it is there twice$/);
    const lost = `record,unit,field,en,de\nproject/${id},technicalDescription,x,${cell(project.technicalDescription)},Eins.`;
    expect((await refused('csv', lost)).fields).toEqual({
      [`project/${id}/technicalDescription`]: expect.stringMatching(
        /^Line \d+: it must keep `npm run x`$/,
      ) as string,
    });
    const unknown = translated.replace(',en,de', ',en,fr');
    expect((await refused('csv', unknown)).fields).toEqual({
      language: 'Language: the file is in fr, not in de',
    });
    expect((await refused('csv', translated.replace(',en,de', ',en,it'), '?language=it')).fields).toEqual({
      language: 'Language: the site is not in it',
    });
    expect(await edit()).toMatchObject({ record: null, states: { de: 'none' } });
  });

  test('of a language that was taken away, whose translations wait', async () => {
    const table = await taken('csv');
    const row = `project/${id},blocks.0.caption,Caption,'=At night,`;
    await bring('csv', table.replace(row, `${row}'=Bei Nacht`));
    const { updatedAt: _, ...studio } = (await api.call('GET', '/api/studio')).json<{
      updatedAt: string;
      languages: { code: string }[];
    }>();
    const speak = async (languages: object[]) => {
      const saved = await api.call('PUT', '/api/studio', { token, body: { ...studio, languages } });
      expect(saved.statusCode, saved.body).toBe(200);
    };
    await speak(studio.languages.filter(({ code }) => code !== 'de'));
    for (const ending of ['csv', 'xlf'] as const) {
      const sent = ending === 'csv' ? table.replace(row, `${row}'=Nachts`) : unit('blocks.0.alt', 'Ein Zug');
      expect((await refused(ending, sent)).fields).toEqual({ language: 'Language: the site is not in de' });
    }
    await speak(studio.languages);
    expect((await edit()).words).toMatchObject({ blocks: [{ alt: '', caption: '=Bei Nacht' }] });
  });
});

test('a table leaves out and names what has changed since, and what its other rows say comes in', async () => {
  const table = await taken('csv');
  const caption = `project/${id},blocks.0.caption,Caption,'=At night,`;
  const alt = `project/${id},blocks.0.alt,Alt text,A train,`;
  expect(table).toContain(alt);
  const sent = table.replace(caption, `${caption}'=Bei Nacht`).replace(alt, `${alt}Ein Zug`);
  const [block] = project.blocks;
  const body = { ...project, blocks: [{ ...block, alt: 'A slow train' }] };
  await api.call('PUT', `/api/projects/${id}`, { token, body });
  const answer = await bring('csv', sent);
  expect(answer.json()).toMatchObject({ records: 1, units: 1, outdated: [`project/${id}/blocks.0.alt`] });
  expect((await edit()).words).toMatchObject({ blocks: [{ alt: '', caption: '=Bei Nacht' }] });
});

test('the command writes and reads the same files, and says what it did', async () => {
  const home = newDataDir();
  const env: Record<string, string> = { DATA_DIR: path.join(home, 'data') };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  const server = await startServerHere(env);
  const content = path.join(home, 'content.json');
  const studio = { name: 'Weave', tagline: 'Cloth', languages: [{ code: 'de', offered: true }] };
  writeFileSync(content, JSON.stringify({ studio }));
  await runHere('content', ['import', content], env);
  const file = path.join(home, 'de.xlf');
  const run = (...args: string[]) => runHere('translations', args, env);
  const out = await run('export', 'de', file);
  expect(out.code).toBe(0);
  expect(out.output).toMatch(/^\d+ texts of \d+ records written to .*de\.xlf\n$/);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('<source>Cloth</source>', '<source>Cloth</source><target>Stoff</target>'));
  const done = await run('import', file);
  expect(done.output).toMatch(/^1 texts of 1 records are drafts, \d+ unchanged, 0 left out\n$/);
  expect(done.code).toBe(0);
  writeFileSync(file, text.replaceAll(/<unit id="tagline"/g, '<unit id="nothing"'));
  const wrong = await run('import', file);
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(
    /Nothing was written:\n {2}- studio\/\w+\/nothing: Line \d+: there is no such text/,
  );
  writeFileSync(file, text.padEnd(10 * 1024 ** 2 + 1));
  const large = await run('import', file);
  expect(large.code).toBe(1);
  expect(large.output).toContain('Nothing was written:\n  - file: The file is larger than 10 MB');
  expect((await run('export', 'fr', file)).output).toContain('Language: the site is not in fr');
  expect((await run('export', 'de')).code).toBe(1);
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});
