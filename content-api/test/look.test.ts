import { emptyValues, look } from '../src/contract/index.ts';
import type { ApiError } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { startMailServer } from './support/mail-server.ts';
import { samples } from './support/samples.ts';

const { saved: _, ownFonts: _fonts, ...usual } = emptyValues(look.fields);
const orange = { ...usual, primary: '#ff7a1a', secondary: '#ffb36b', tertiary: '#ffd9a0', ground: 'warm' };

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const put = (body: object) => api.call('PUT', '/api/look', { token, body });
const shown = async () => (await api.call('GET', '/api/site')).json<{ look: object }>().look;

test('before anybody chose, the look is the one that comes with the site', async () => {
  expect(await shown()).toEqual(usual);
  expect((await put(usual)).statusCode).toBe(200);
});

test('a look is public as soon as it is saved, and changes the content revision', async () => {
  const revision = async () => (await api.call('GET', '/api/revision')).json<{ revision: string }>().revision;
  const before = await revision();
  expect((await put(orange)).statusCode).toBe(200);
  expect(await shown()).toMatchObject(orange);
  expect(await revision()).not.toBe(before);
});

test('a colour in which something cannot be read is refused at its field with the nearest that can', async () => {
  await put(orange);
  const answer = await put({ ...orange, primary: '#1b1f3b', tertiary: '#333333' });
  expect(answer.statusCode).toBe(400);
  const { fields = {} } = answer.json<ApiError>();
  expect(Object.keys(fields)).toEqual(['primary', 'tertiary']);
  expect(fields.primary).toMatch(/buttons on the page.* The nearest that can is #[\da-f]{6}$/);
  expect(await shown()).toMatchObject(orange);
  const nearest = (name: string) => /#[\da-f]{6}$/.exec(fields[name] ?? '')?.[0];
  const better = { ...orange, primary: nearest('primary'), tertiary: nearest('tertiary') };
  expect((await put(better)).statusCode).toBe(200);
});

test.each([
  ['primary', 'orange', /colour/],
  ['ground', 'white', /Background/],
  ['lightGround', 'night', /Light Background/],
  ['scheme', 'dim', /Dark or Light/],
  ['corners', 'oval', /Corners/],
  ['opening', 'sideways', /Top of the Home Page/],
  ['cards', 7, /Projects in Lists/],
])('%s cannot be %s', async (name, value, message) => {
  const answer = await put({ ...usual, [name]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ApiError>().fields?.[name]).toMatch(message);
});

test('looks that are kept have names of their own, and stay when they are not sent', async () => {
  const saved = [{ ...usual, name: 'Autumn', primary: '#ff7a1a' }];
  expect((await put({ ...usual, saved })).statusCode).toBe(200);
  expect((await put(orange)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ ...orange, saved });
  const twice = await put({ ...usual, saved: [...saved, ...saved] });
  expect(twice.statusCode).toBe(400);
  expect(Object.keys(twice.json<ApiError>().fields ?? {})[0]).toMatch(/^saved/);
  const odd = await put({ ...usual, saved: [{ ...saved[0], fonts: 'comic', script: 1 }] });
  expect(odd.statusCode).toBe(400);
  expect(await shown()).toMatchObject({ saved });
});

test('a draft may be unreadable, but cannot be published', async () => {
  const record = '/api/records/look/look';
  const data = { ...orange, primary: '#1b1f3b' };
  expect((await api.call('PUT', record, { token, body: { data } })).statusCode).toBe(200);
  const answer = await api.call('POST', `${record}/publish`, { token, body: {} });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ApiError>().fields?.primary).toMatch(/cannot be read/);
  expect(await shown()).toEqual(usual);
});

test('a light studio may have a primary colour that a dark one refuses, and the other way round', async () => {
  const light = { ...usual, scheme: 'light' };
  expect((await put({ ...light, primary: '#1b1f3b' })).statusCode).toBe(200);
  const answer = await put({ ...light, primary: '#ffd166' });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<ApiError>().fields ?? {})).toEqual(['primary']);
});

test('the answer to a form without script has the scheme of the look', async () => {
  const send = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: '',
    });
  expect((await send()).body).toContain('color-scheme:dark');
  await put({ ...usual, scheme: 'system' });
  expect((await send()).body).toMatch(
    /color-scheme:light dark.*background:light-dark\(#[\da-f]{6},#070a13\)/,
  );
});

test('mails have the colours of the look', async () => {
  const mail = await startMailServer();
  const studio = await buildTestApp({ env: { SMTP_URL: mail.url, SITE_URL: 'https://studio.example' } });
  const signedIn = await studio.login();
  const sendOne = async () => {
    await studio.call('POST', '/api/contact', { body: samples.message });
    await studio.context.outbox.work();
    // Lines of a mail are folded.
    return mail.received.at(-1)?.raw.replaceAll(/=\r?\n/g, '');
  };
  expect(await sendOne()).toContain('background:#1f52e6;color:#ffffff');
  await studio.call('PUT', '/api/look', { token: signedIn.token, body: orange });
  expect(await sendOne()).toMatch(/background:#ff[\da-f]{4};color:#0[\da-f]{5};/);
  await studio.call('PUT', '/api/look', {
    token: signedIn.token,
    body: { ...usual, scheme: 'light', lightGround: 'sand' },
  });
  expect(await sendOne()).toMatch(/<body style=3D"margin:0;padding:24px 12px;background:#f5ebdd"/);
  await studio.close();
  await mail.close();
});
