import type { ApiError } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { addressOf, everyCall, methodOf } from './support/every-call.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
let projectId: string;
beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  ({ token } = await api.login());
  const made = await post('/api/projects', samples.project);
  projectId = made.json<{ _id: string }>()._id;
});
afterAll(() => api.close());

const post = (url: string, body: unknown, headers?: Record<string, string>) =>
  api.call('POST', url, { token, body, headers });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const fieldsOf = (answer: { json: <T>() => T }) =>
  Object.keys(answer.json<{ fields?: object }>().fields ?? {});

test.each([
  ['null', null],
  ['a number', 7],
  ['a list', ['a']],
  ['an object', { a: 1 }],
  ['a boolean', true],
])('a text field that is %s is refused, not turned into text', async (_name, value) => {
  for (const [url, body, key] of [
    ['/api/projects', samples.project, 'title'],
    ['/api/projects', samples.project, 'subtitle'],
    ['/api/content', samples.post, 'content'],
    ['/api/services', samples.service, 'slug'],
    ['/api/technologies', samples.technology, 'logo'],
    ['/api/contact', samples.message, 'email'],
    ['/api/auth/login', { email: 'a@b.example', password: 'x' }, 'password'],
  ] as const) {
    const answer = await post(url, { ...body, [key]: value });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual([key]);
  }
});

test.each([
  ['only what nobody can print', '\u0000\u001b\ufffe\ud800'],
  ['201 characters', 'x'.repeat(201)],
  ['only spaces', '   '],
])('a title with %s is refused', async (_name, title) => {
  const answer = await post('/api/projects', { ...samples.project, title });
  expect(answer.statusCode).toBe(400);
  expect(fieldsOf(answer)).toEqual(['title']);
});

test.each([
  ['a NUL', 'a\u0000b', 'ab'],
  ['a control character', 'a\u001bb\u0085c', 'ab c'],
  ['line breaks and tabs', 'a\r\nb\tc\u000bd', 'a b c d'],
  ['half a surrogate pair', 'a\ud800b', 'ab'],
  ['non-characters', 'a\ufffeb\uffff\u{1fffe}\ufdd0', 'ab'],
  ['a letter in two characters', 'Mu\u0308ller', 'M\u00fcller'],
])('a title with %s is stored as a line without them', async (_name, title, stored) => {
  const answer = await post('/api/projects', { ...samples.project, title });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ title: stored });
});

test('long text keeps tabs, and its line breaks are of one sort', async () => {
  const content = 'a\n\tb\u000bc\fd\re\u2028f\u2029g\u0007h\ufffe';
  const answer = await post('/api/content', { ...samples.post, content });
  expect(answer.json()).toMatchObject({ content: 'a\n\tb\nc\nd\ne\nf\ngh' });
});

test('a message from a word processor arrives, with an address that can be answered', async () => {
  const typed = {
    name: 'Ann\u200b\t\u202eMay',
    email: '\ufeffann@\u200bx.example\u200e',
    subject: 'One\u000btwo',
    message: 'One\u000btwo\u0001',
  };
  expect((await post('/api/contact', { ...samples.message, ...typed })).statusCode).toBe(200);
  const { messages } = (await api.call('GET', '/api/messages', { token })).json<{ messages: object[] }>();
  expect(messages[0]).toMatchObject({
    name: 'Ann May',
    email: 'ann@x.example',
    subject: 'One two',
    message: 'One\ntwo',
  });
});

test.each(['\u200b', '\u2060\u200d', '\u3164', '\u2800', '\u00ad', '\ufe0f', '\u{e0020}'])(
  'a text of %j alone, which nobody sees, is none',
  async (text) => {
    for (const [url, body, key] of [
      ['/api/content', samples.post, 'title'],
      ['/api/content', samples.post, 'content'],
      ['/api/services', samples.service, 'title'],
      ['/api/contact', samples.message, 'message'],
    ] as const) {
      const answer = await post(url, { ...body, [key]: text });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ApiError>().fields?.[key]).toMatch(/required$/);
    }
  },
);

test('joiners stay where scripts and emoji need them', async () => {
  const name = 'علی\u200cرضا 👩\u200d💻';
  expect((await post('/api/contact', { ...samples.message, name })).statusCode).toBe(200);
  const { messages } = (await api.call('GET', '/api/messages', { token })).json<{ messages: object[] }>();
  expect(messages[0]).toMatchObject({ name });
});

test.each([
  'javascript:alert(1)',
  'https:evil.example',
  '//evil.example/x',
  'https://user:pass@evil.example/',
  'https://evil.example\\@good.example',
  'data:text/html,x',
  'ftp://a.example/x',
  'http://',
  ' ',
  '/etc/passwd',
  '/media/../secret',
  '/media//x.png',
  'https://a.example/a b',
])('the address %j is refused in every URL field', async (address) => {
  const project = await post('/api/projects', {
    ...samples.project,
    mainimage: address,
    gitHubLink: address,
  });
  expect(fieldsOf(project).sort()).toEqual(['gitHubLink', 'mainimage']);
  const founders = await api.call('PUT', '/api/founders', {
    token,
    body: { title: 'x', founders: [{ name: 'a', bio: 'b', image: address, social: { github: 'x:' } }] },
  });
  expect(fieldsOf(founders).sort()).toEqual(['founders.0.image', 'founders.0.social.github']);
});

test('addresses are stored in their normal form', async () => {
  const answer = await post('/api/projects', { ...samples.project, gitHubLink: 'HTTPS://GitHub.com' });
  expect(answer.json()).toMatchObject({ gitHubLink: 'https://github.com/' });
  const pasted = '\u200ehttps://git\u00adhub.com\u200b/north\ufeffbyte\u0000';
  const invisible = await post('/api/projects', { ...samples.project, gitHubLink: pasted });
  expect(invisible.json()).toMatchObject({ gitHubLink: 'https://github.com/northbyte' });
});

test.each([1969, 2101, 2020.5, '2020', 1e21, Number.MAX_SAFE_INTEGER, null])(
  'the year %j is refused',
  async (year) => {
    const answer = await post('/api/projects', { ...samples.project, publishedYear: year });
    expect(fieldsOf(answer)).toEqual(['publishedYear']);
  },
);

test('unknown keys are named, read-only ones are ignored', async () => {
  const unknown = await post('/api/projects', { ...samples.project, isAdmin: true, 'a.b': 1 });
  expect(unknown.json()).toMatchObject({ fields: { isAdmin: 'Unknown field: isAdmin' } });
  const readOnly = { _id: 'x', createdAt: 1, updatedAt: 'x', __v: 0, date: 'x' };
  expect((await post('/api/projects', { ...samples.project, ...readOnly })).statusCode).toBe(201);
  const nestedKey = await api.call('PUT', '/api/founders', {
    token,
    body: { ...samples.founders, extra: 1 },
  });
  expect(fieldsOf(nestedKey)).toEqual(['extra']);
});

// Policy reports are a list by browsers, of which only known keys are read.
const callsWithBody = everyCall.filter(({ body, id }) => body !== undefined && id !== 'reportPolicy');

describe.each(callsWithBody.map((call) => [call.id, call] as const))('the body of %s', (_id, call) => {
  const send = (body: string) =>
    api.call(methodOf(call), addressOf(call, { id: projectId }), { token, body });

  test.each(['toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
    'is refused with the name of an unknown key that all objects inherit: %s',
    async (key) => {
      // The fields of one call are the texts of the site.
      const isText = call.id === 'changeTexts';
      const answer = await send(JSON.stringify({ [key]: isText ? 'Send' : 1 }));
      expect(answer.statusCode).toBe(400);
      expect(Object.entries(answer.json<{ fields: object }>().fields)).toContainEqual([
        key,
        isText ? `The site has no text ${key}` : `Unknown field: ${key}`,
      ]);
    },
  );

  test.each([
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__', String.raw`{"\u005f_proto__":{"isAdmin":true}}`],
    ['constructor', String.raw`{"a":[{"constr\u0075ctor":1}]}`],
    ['prototype', '{"a":{"prototype":1}}'],
  ])('is refused with the name of a forbidden key: %s in %s', async (key, body) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'MALFORMED',
      message: `The body holds the forbidden key ${key}`,
    });
  });
});

test('a parameter that comes twice is refused by its name', async () => {
  const answer = await api.call('GET', '/api/projects?page=1&page=2');
  expect(answer.statusCode).toBe(400);
  expect(fieldsOf(answer)).toEqual(['page']);
});

test('lists have their limits', async () => {
  const many = Array.from({ length: 51 }, (_, index) => `t${index}`);
  expect(fieldsOf(await post('/api/projects', { ...samples.project, technologies: many }))).toEqual([
    'technologies',
  ]);
  expect(fieldsOf(await post('/api/content', { ...samples.post, tags: many }))).toEqual(['tags']);
  const rows = Array.from({ length: 501 }, (_, index) => ({ ...samples.technology, name: `t${index}` }));
  const answer = await api.call('PUT', '/api/technologies', { token, body: { technologies: rows } });
  expect(fieldsOf(answer)).toEqual(['technologies']);
});

test.each([
  ['no JSON', '{"a":', 400],
  ['a bare word', 'title', 400],
  ['nested 17 deep', nested(17), 400],
  ['nested a million deep', nested(100_000), 400],
  ['__proto__', '{"__proto__":{"isAdmin":true}}', 400],
  ['constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a number', '1', 400],
  ['nothing', '', 400],
])('a body that is %s is refused in our shape', async (_name, body, status) => {
  const answer = await post('/api/projects', body);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ success: false, requestId: expect.any(String) as string });
});

test.each([
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('a body of type %s is 415 for everything but the contact form', async (type) => {
  const answer = await post('/api/projects', '{"title":"x"}', { 'content-type': type });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test.each([
  ['/api/auth/login', 4],
  ['/api/contact', 16],
  ['/api/projects', 256],
  ['/api/reports/admin-release', 4],
])('%s takes %i KB and no more', async (url, kilobytes) => {
  const filler = (bytes: number) => JSON.stringify({ x: 'y'.repeat(bytes - 8) });
  expect((await post(url, filler(kilobytes * 1024))).statusCode).toBe(400);
  const answer = await post(url, filler(kilobytes * 1024 + 1));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'TOO_LARGE' });
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'the contact form takes no more than 16 KB of %s, however many fields they are',
  async (type) => {
    const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(400);
    const answer = await post('/api/contact', `${body}--x--`, { 'content-type': type });
    expect(answer.statusCode).toBe(413);
  },
);

test.each(['/api/projects/', '/api/content/', '/api/services/slug/'])(
  'what is too long to be an id or a slug is not found: %s',
  async (start) => {
    for (const length of [101, 201, 2_000]) {
      const answer = await api.call('GET', start + 'x'.repeat(length));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    }
  },
);

test('an address of more than 2 KB is 414', async () => {
  expect((await api.call('GET', `/api/projects?q=${'x'.repeat(2100)}`)).statusCode).toBe(414);
});

test.each([
  'page=0',
  'page=x',
  'size=101',
  'view=all',
  'view=card&foo=1',
  'page=1&page=2',
  'page=1e9',
  'size=-1',
])('the query %s is refused and its key named', async (query) => {
  const answer = await api.call('GET', `/api/projects?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(fieldsOf(answer).length).toBeGreaterThan(0);
});

test.each(['x', '65f00000a00000000000000Z', "1' or '1'='1", '%00', '../etc', '65F00000A000000000000000'])(
  'the id %j names nothing: 404',
  async (id) => {
    const answer = await api.call('GET', `/api/projects/${encodeURIComponent(id)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  },
);

test('SQL in a search finds nothing and breaks nothing', async () => {
  const q = encodeURIComponent(`%' or 1=1; drop table posts; --`);
  expect((await api.call('GET', `/api/content?view=card&q=${q}`)).json()).toMatchObject({ total: 0 });
});

test('an unknown path, a wrong method and a malformed address never echo what came', async () => {
  for (const [method, url] of [
    ['GET', '/<script>'],
    ['PATCH', '/api/projects'],
    ['GET', '/api/%zz'],
    ['DELETE', '/api/content'],
  ] as const) {
    const answer = await api.call(method, url, { token });
    expect([400, 404]).toContain(answer.statusCode);
    // With their signs: the id of a request is random letters.
    expect(answer.body).not.toMatch(/<script|%zz|PATCH/);
    expect(answer.json()).toMatchObject({ success: false });
  }
});

test('a body in another encoding is refused rather than read as other signs', async () => {
  const body = Buffer.from(JSON.stringify({ ...samples.project, title: 'Größe' }), 'latin1');
  const answer = await api.call('POST', '/api/projects', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'MALFORMED', message: 'The body is not UTF-8' });
});
