import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Deliveries, Messages } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { samples } from './support/samples.ts';

const secret = 'a secret of the webhook';
let api: TestApp;
let server: Server;
let port: number;
let calls: { headers: IncomingHttpHeaders; body: string }[];
let statuses: number[];

beforeEach(async () => {
  calls = [];
  statuses = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200, { location: 'http://127.0.0.1:1/' }).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await api.close();
  await new Promise((resolve) => server.close(resolve));
});

async function open(env: Record<string, string>): Promise<void> {
  api = await buildTestApp({
    env: { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: secret, ...env },
  });
  await api.call('POST', '/api/contact', { body: samples.message });
  await api.context.outbox.work();
}

async function reasons() {
  const { token } = await api.login();
  const inbox = (await api.call('GET', '/api/messages', { token })).json<Messages>();
  const url = `/api/messages/${inbox.messages[0]?._id}/deliveries`;
  const { items } = (await api.call('GET', url, { token })).json<Deliveries>();
  return items.flatMap(({ reason }) => reason ?? []);
}

test('a mail server that says nothing holds up no call', async () => {
  const silent = createNetServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const mailPort = (silent.address() as AddressInfo).port;
  const sockets: Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  api = await buildTestApp({
    env: {
      WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
      WEBHOOK_SECRET: secret,
      WEBHOOK_ALLOW_PRIVATE: 'on',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      LIMITS_SCALE: '100',
      CONTACT_COPY: 'on',
    },
  });
  for (let count = 0; count < 6; count += 1)
    await api.call('POST', '/api/contact', { body: samples.message });
  let isOver = false;
  const worked = api.context.outbox.work().then(() => (isOver = true));
  await eventually(
    () => calls.length,
    (count) => count === 6,
  );
  expect([calls.length, isOver]).toEqual([6, false]);
  silent.close();
  const hangUp = setInterval(() => sockets.forEach((socket) => socket.destroy()), 20);
  await worked;
  clearInterval(hangUp);
});

test('a message is told with a signature over the time stamp and the body', async () => {
  await open({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  const [call] = calls;
  const [, stamp, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers['x-signature'])) ?? [];
  const expected = createHmac('sha256', secret).update(`${stamp}.${call?.body}`).digest('hex');
  expect(signature).toBe(expected);
  expect(Number(stamp) * 1000).toBe(api.clock.nowMs());
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ type: 'message.created', message: samples.message });
});

test('another status is a failure; the next attempt has the same delivery id', async () => {
  statuses.push(500, 302);
  await open({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  expect(await reasons()).toEqual(['The address answered with 500']);
  api.clock.advance(5_000);
  await api.context.outbox.work();
  expect(await reasons()).toEqual(['The address answered with 302']);
  api.clock.advance(15_000);
  await api.context.outbox.work();
  expect(new Set(calls.map(({ headers }) => headers['x-delivery-id'])).size).toBe(1);
  expect(calls).toHaveLength(3);
});

test.each(['127.0.0.1', 'localhost', '[::1]', '0x7f000001', '[::ffff:127.0.0.1]'])(
  'the private address %s is refused',
  async (host) => {
    await open({ WEBHOOK_URL: `http://${host}:${port}/hook` });
    expect(calls).toEqual([]);
    expect((await reasons())[0]).toContain('is not a public address');
  },
);
