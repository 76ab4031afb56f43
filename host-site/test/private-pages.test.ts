import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';

const word = 'zanzibarquark';
const token = 'g'.repeat(43);
const path = `/projects/${word}`;
const pass = `link.${token}`;
const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
const guarded = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

let site: TestSite;
/** What the API says of private records. */
let hidden: { pages: { path: string; hasPassword: boolean }[]; files: string[] };
let openPasses: string[];
/** Earlier paths of the record. */
let moved: Record<string, string>;
let openFiles: string[];
let passwordStatus: number;
/** Of the log, without what says that the API is away. */
let warnings: unknown[];
/** Public addresses of the API that got a pass. */
let sentTo: string[];

beforeEach(async () => {
  hidden = { pages: [{ path, hasPassword: false }], files: [`${word}-file`] };
  openPasses = [pass];
  moved = {};
  openFiles = [];
  passwordStatus = 422;
  sentTo = [];
  warnings = [];
  site = await buildSite({ api: withPrivate(), cdnSeconds: 600, log: note });
});
afterEach(async () => {
  await site.app.close();
  expect(warnings).toEqual([]);
});

function note(line: unknown) {
  const { level = 0, msg = '' } = line as { level?: number; msg?: string };
  if (level >= 40 && msg.includes('Promise errored')) warnings.push(line);
}

/** The stub with a private project, as the API answers it. */
function withPrivate() {
  const api = createStubApi();
  const { fetch } = api;
  api.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const { pathname } = new URL(address);
    const sent = new Headers(init?.headers).get('x-preview');
    if (sent !== null) sentTo.push(pathname);
    if (api.mood === 'down') return fetch(input, init);
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, string>;
    switch (pathname) {
      case '/api/shared/private':
        return Response.json(hidden);
      case '/api/shared/open':
        return body.token === token
          ? Response.json({ pass, paths: [path, `/de${path}`], moved, expiresAt })
          : Response.json({}, { status: 404 });
      case '/api/shared/pass':
        return Response.json(
          openPasses.includes(body.pass ?? '') ? { paths: [path], moved, expiresAt } : { paths: [] },
        );
      case '/api/shared/password':
        return passwordStatus === 200
          ? Response.json({ pass: 'word.pass', paths: [path], expiresAt })
          : Response.json({}, { status: passwordStatus, headers: { 'retry-after': '42' } });
      case '/api/shared/file':
        return new Response(null, { status: openFiles.includes(body.signature ?? '') ? 204 : 404 });
      default:
    }
    if (sent !== pass || pathname !== `/api${path}`) return fetch(input, init);
    const [project] = api.projects;
    return Response.json({ ...project, _id: 'a'.repeat(24), title: `Title ${word}`, slug: word });
  };
  return api;
}

const get = (url: string, cookie = '') => site.app.inject({ url, headers: { cookie } });
const post = (url: string, password: string) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ password }).toString(),
  });

/** Everything that the site keeps on disk. */
async function onDisk(): Promise<string> {
  const names = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return (await Promise.all(files.map((one) => readFile(`${one.parentPath}/${one.name}`, 'utf8')))).join();
}

test('a guest’s link sets a cookie for the paths of the record and leads there', async () => {
  const answer = await get(`/shared/${token}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
  expect(answer.headers).toMatchObject(guarded);
  const flags = /; Max-Age=86\d{3}; HttpOnly; SameSite=Lax; Secure$/;
  expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(flags), expect.stringMatching(flags)]);
  expect(answer.headers['set-cookie']?.[1]).toContain(`guest=${pass}; Path=/de${path};`);
  const unknown = await get('/shared/nobody');
  const missing = await get('/none/at/all');
  expect([unknown.statusCode, unknown.body]).toEqual([404, missing.body]);
});

test('a guest at an earlier address of the record is led to the present one, and nobody else', async () => {
  const former = '/projects/former-name';
  moved = { [former]: path };
  const { headers } = await get(`/shared/${token}`);
  const cookiePaths = [headers['set-cookie']].flat().map((one) => /Path=([^;]+)/.exec(String(one))?.[1]);
  expect(cookiePaths).toEqual([path, `/de${path}`, former]);
  const led = await get(former, `guest=${pass}`);
  expect([led.statusCode, led.headers.location]).toEqual([301, path]);
  expect(led.headers).toMatchObject(guarded);
  expect([led.headers['set-cookie']].flat()[0]).toContain(`guest=${pass}; Path=${path};`);
  const never = await get('/projects/never-was');
  for (const cookie of ['', 'guest=link.other']) {
    const other = await get(former, cookie);
    expect([other.statusCode, other.headers.location]).toEqual([404, undefined]);
    expect(other.body.replaceAll('former-name', 'never-was')).toBe(never.body);
  }
});

test('a private page is there for its guest alone, and kept nowhere', async () => {
  const never = await get('/projects/never-was');
  const before = await get(path);
  expect([before.statusCode, before.body.replaceAll(word, 'never-was')]).toEqual([404, never.body]);
  expect(Object.keys(before.headers)).toEqual(Object.keys(never.headers));
  const shown = await get(path, `other=1; guest=${pass}`);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain(`Title ${word}`);
  expect(shown.headers).toMatchObject(guarded);
  expect(shown.headers['cdn-cache-control']).toBeUndefined();
  // The pass goes to our own API and opens that page alone.
  expect(sentTo).toContain(`/api${path}`);
  expect((await get('/projects', `guest=${pass}`)).headers['cache-control']).toContain('public');
  expect((await get('/projects/never-was', `guest=${pass}`)).statusCode).toBe(404);

  for (const url of ['/', '/projects', '/sitemap.xml', '/feed.xml', path, `/api${path}`, `/og${path}.jpg`]) {
    const { body, headers } = await get(url);
    expect([url, (body + JSON.stringify(headers)).replaceAll(path, '').includes(word)]).toEqual([url, false]);
  }
  await site.app.close();
  expect(await onDisk()).not.toContain(word);
  openPasses = [];
});

test('a revoked pass is the 404 of an address that never was', async () => {
  expect((await get(path, `guest=${pass}`)).statusCode).toBe(200);
  openPasses = [];
  expect((await get(path, `guest=${pass}`)).body).toBe((await get(path)).body);
});

test('a revoked pass ends on every site, in the middle of the visits of others', async () => {
  const other = await buildSite({ api: site.api });
  const visit = (at: TestSite, cookie = '') => at.app.inject({ url: path, headers: { cookie } });
  for (let at = 0; at < 3; at += 1)
    for (const node of [site, other]) {
      expect((await visit(node, `guest=${pass}`)).statusCode).toBe(200);
      expect((await visit(node)).statusCode).toBe(404);
      expect((await visit(node, `guest=${pass.toUpperCase()}`)).statusCode).toBe(404);
    }
  openPasses = [];
  for (const node of [site, other]) expect((await visit(node, `guest=${pass}`)).statusCode).toBe(404);
  await other.app.close();
});

test('an API that is away lets no guest in, and nobody else', async () => {
  expect((await get(path, `guest=${pass}`)).statusCode).toBe(200);
  site.api.mood = 'down';
  const answer = await get(path, `guest=${pass}`);
  expect([answer.statusCode, answer.body.includes(word)]).toEqual([503, false]);
});

test('a page with a password says nothing of what is there, and works without script', async () => {
  hidden.pages = [{ path, hasPassword: true }];
  const asked = await get(path);
  expect(asked.statusCode).toBe(401);
  expect(asked.headers).toMatchObject(guarded);
  expect(asked.body).toContain('Protected page</h1>');
  expect(asked.body.replaceAll(path, '')).not.toContain(word);
  expect(asked.body).not.toMatch(/project of|Project not/i);
  const wrong = await post(path, 'guess');
  expect([wrong.statusCode, wrong.body.includes('The password is not right.')]).toEqual([401, true]);
  passwordStatus = 429;
  const many = await post(path, 'guess');
  expect([many.statusCode, many.headers['retry-after']]).toEqual([429, '42']);
  expect(many.body).toContain('Too many tries.');
  passwordStatus = 200;
  const right = await post(path, 'sesame');
  expect([right.statusCode, right.headers.location]).toEqual([303, path]);
  expect(right.headers['set-cookie']).toEqual([
    expect.stringMatching(/^guest=word\.pass; Path=\/projects\//),
  ]);
  expect((await post('/projects/never-was', 'sesame')).statusCode).toBe(404);
});

test('a private file has a signed address alone, which ends', async () => {
  await mkdir(`${site.dataDir}/media`, { recursive: true });
  await writeFile(`${site.dataDir}/media/${word}-file.jpg`, 'picture');
  await writeFile(`${site.dataDir}/media/open.jpg`, 'picture');
  const plain = `/media/${word}-file.jpg`;
  const none = await get('/media/none.jpg');
  for (const url of [plain, `/media/${word}-file-480.avif`, `/media/private/x.y/${word}-file.jpg`]) {
    const refused = await get(url);
    expect([url, refused.statusCode, refused.body]).toEqual([url, 404, none.body]);
  }
  openFiles = ['guest.1.2.3'];
  const opened = await get(`/media/private/guest.1.2.3/${word}-file.jpg`);
  expect([opened.statusCode, opened.body]).toEqual([200, 'picture']);
  expect(opened.headers).toMatchObject(guarded);
  expect((await get(plain, 'files=guest.1.2.3')).statusCode).toBe(200);
  expect((await get('/media/open.jpg')).headers['cache-control']).toContain('public');
});

test('a site that starts without the API keeps private files to itself', async () => {
  await get('/projects');
  await site.app.close();
  const api = withPrivate();
  api.mood = 'down';
  site = await buildSite({ api, dataDir: site.dataDir });
  await mkdir(`${site.dataDir}/media`, { recursive: true });
  await writeFile(`${site.dataDir}/media/${word}-file.jpg`, 'picture');
  await writeFile(`${site.dataDir}/media/open.jpg`, 'picture');
  expect((await get(`/media/${word}-file.jpg`)).statusCode).toBe(404);
  expect((await get('/media/open.jpg')).statusCode).toBe(200);
});

test('what becomes private leaves the copies of pages and answers that were made while it was public', async () => {
  hidden = { pages: [], files: [] };
  const title = `Title ${word}`;
  const [first, ...others] = site.api.projects;
  if (first === undefined) throw new Error('The stub has projects.');
  site.api.projects = [{ ...first, title, slug: word }, ...others];
  expect((await get('/projects')).body).toContain(title);
  expect((await get(path)).body).toContain(title);
  hidden = { pages: [{ path, hasPassword: false }], files: [] };
  site.api.projects = others;
  site.api.revision = 'r2';
  site.later();
  await get('/about');
  site.api.mood = 'down';
  site.later();
  for (const url of ['/projects', path, '/', `/api${path}`])
    expect([url, (await get(url)).body.includes(title)]).toEqual([url, false]);
  await site.app.close();
  expect(await onDisk()).not.toContain(title);
});
