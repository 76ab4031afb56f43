import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { noise } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';

let api: TestApp;
let library: Librarian;
let port: number;
beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000', MEDIA_PICTURE_MB: '1' } });
  library = await signInLibrarian(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const formStart = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

/** An upload whose body is sent by hand. */
function begin(headers: Record<string, string>) {
  const sent = request({
    port,
    method: 'POST',
    path: '/api/media',
    headers: { authorization: `Bearer ${library.token}`, ...headers },
  });
  const answer = new Promise<number>((resolve) => {
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
  });
  return { sent, answer };
}

test.each([
  ['body', { 'content-type': 'image/png' }, ''],
  ['form', form, formStart],
])('a connection that is lost within a %s leaves nothing', async (_what, headers, start) => {
  const { sent, answer } = begin({ ...headers, 'content-length': '500000' });
  const png = await noise(300, 300).png().toBuffer();
  sent.write(Buffer.concat([Buffer.from(start), png.subarray(0, 100_000)]));
  expect(await eventually(library.left, (left) => left.length === 1)).toHaveLength(1);
  sent.destroy();
  expect(await answer).toBe(0);
  expect(await eventually(library.left, (left) => left.length === 0)).toEqual([]);
  expect(await api.context.database.queries.selectFrom('media').select('id').execute()).toEqual([]);
});

test('a file that is too large or of a wrong type is answered before it has arrived', async () => {
  const png = await noise(300, 300).png().toBuffer();
  const large = begin({ 'content-type': 'image/png', 'content-length': '90000000' });
  large.sent.write(Buffer.concat([png, Buffer.alloc(1_200_000)]));
  expect(await large.answer).toBe(413);
  const program = begin({ ...form, 'content-length': '90000000' });
  program.sent.write(Buffer.concat([Buffer.from(formStart), Buffer.alloc(70_000)]));
  expect(await program.answer).toBe(415);
  for (const { sent } of [large, program]) sent.destroy();
  expect(await eventually(library.left, (left) => left.length === 0)).toEqual([]);
});

test('a form that ends in its middle is malformed', async () => {
  const { sent, answer } = begin(form);
  sent.end(`${formStart}only this`);
  expect(await answer).toBe(400);
  expect(library.left()).toEqual([]);
});
