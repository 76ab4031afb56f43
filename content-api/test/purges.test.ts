import { createHmac } from 'node:crypto';
import type { OutboxStatus } from '../src/contract/index.ts';
import { hours, minutes } from '../src/lib/durations.ts';
import { queuePurge } from '../src/features/purges/queue-purge.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { startPurgeReceiver } from './support/purge-receiver.ts';
import type { PurgeCall, PurgeReceiver } from './support/purge-receiver.ts';
import { samples } from './support/samples.ts';

const secret = 'a secret of the purge';
let receiver: PurgeReceiver;
let api: TestApp;
let token: string;
const missing: PurgeCall = { headers: {}, body: '', revision: '', keys: [] };
beforeEach(async () => (receiver = await startPurgeReceiver()));
afterEach(async () => {
  await api.close();
  await receiver.close();
});

async function open(env: Record<string, string> = {}): Promise<void> {
  api = await buildTestApp({
    env: { PURGE_URL: receiver.url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: 'on', ...env },
  });
  ({ token } = await api.login());
}

const edit = () => api.call('POST', '/api/services', { token, body: samples.service });
const revision = async () => (await api.call('GET', '/api/revision')).json<{ revision: string }>().revision;
const work = () => api.context.purges.work();
const status = async () => (await api.call('GET', '/api/outbox', { token })).json<OutboxStatus>();

test('an edit is one signed call, once every site can know the revision', async () => {
  await open();
  await edit();
  await work();
  api.clock.advance(1_099);
  await work();
  expect(receiver.calls).toEqual([]);
  api.clock.advance(1);
  await work();
  await work();
  expect(receiver.calls).toHaveLength(1);
  const { headers, body, revision: named, keys } = receiver.calls[0] ?? missing;
  expect(named).toBe(await revision());
  expect(keys).toEqual(['services', expect.stringMatching(/^services:/)]);
  const [, stamp, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex'));
  expect(headers['x-delivery-id']).toBe(`purge-${await revision()}`);
});

test('the second counts from the commit, however long the transaction takes', async () => {
  await open();
  const { database } = api.context;
  await database.queries.transaction().execute(async (trx) => {
    await queuePurge(trx, api.context.clock, { revision: 'r1', keys: ['posts'] });
    api.clock.advance(5_000);
  });
  await work();
  expect(receiver.calls).toEqual([]);
  api.clock.advance(1_099);
  await work();
  expect(receiver.calls).toEqual([]);
  api.clock.advance(1);
  await work();
  expect(receiver.calls.map(({ revision: named }) => named)).toEqual(['r1']);
});

test('a call that fails is sent again until it arrives, and the status says so meanwhile', async () => {
  receiver.statuses.push(500, 302);
  await open();
  await edit();
  await work();
  api.clock.advance(1_100);
  await work();
  const waiting = { isSetUp: true, waiting: 1, failed: 0, reason: 'The address answered with 500' };
  expect(await status()).toMatchObject({ purge: waiting, waiting: 0, failed: 0 });
  api.clock.advance(5_000);
  await work();
  api.clock.advance(15_000);
  await work();
  expect(receiver.calls).toHaveLength(3);
  expect(new Set(receiver.calls.map(({ headers }) => headers['x-delivery-id'])).size).toBe(1);
  expect((await status()).purge).toEqual({ isSetUp: true, waiting: 0, failed: 0 });
});

test('what was never taken is given up after a day, and stays on the dashboard', async () => {
  await open();
  await receiver.close();
  await edit();
  await work();
  api.clock.advance(1_100);
  await work();
  api.clock.advance(hours(24));
  await work();
  expect((await status()).purge).toMatchObject({ waiting: 0, failed: 1 });
});

test('calls that wait are told at the start', async () => {
  receiver.statuses.push(503);
  await open();
  await edit();
  await work();
  api.clock.advance(1_100);
  await work();
  await api.context.purges.start();
  const [line] = api.logLines.filter((one) => one.includes('PURGE_URL'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 40,
    waiting: 1,
    reason: 'The address answered with 503',
  });
});

test('a running server purges by itself and logs the keys, never the secret', async () => {
  await open();
  await api.context.purges.start();
  await edit();
  await work();
  api.clock.advance(1_100);
  await eventually(
    () => receiver.calls.length,
    (count) => count === 1,
  );
  await eventually(
    () => api.logLines.join(),
    (lines) => lines.includes('the cache was told of a change'),
  );
  expect(api.logLines.join()).not.toContain(secret);
});

test('without an address nothing is queued', async () => {
  await open({ PURGE_URL: '' });
  await edit();
  api.clock.advance(minutes(1));
  await work();
  expect(await api.context.database.queries.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect((await status()).purge).toEqual({ isSetUp: false, waiting: 0, failed: 0 });
});
