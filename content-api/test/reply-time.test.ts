import type { Message, Messages, ReplyTime } from '../src/contract/index.ts';
import { days, hours } from '../src/lib/durations.ts';
import { refreshReplyTime } from '../src/features/contact/reply-time.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;

beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterEach(() => api.close());

const told = async () => {
  await refreshReplyTime(api.context);
  return (await api.call('GET', '/api/reply-time')).json<ReplyTime>().items.map((item) => item.hours);
};
const revision = async () => (await api.call('GET', '/api/revision')).json<{ revision: string }>().revision;

/** So many messages, of which so many are answered after a time. */
async function receive(count: number, answered: number, afterMs: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await api.call('POST', '/api/contact', { body: samples.message });
  api.clock.advance(afterMs);
  const { token } = await api.login();
  const { messages } = (await api.call('GET', '/api/messages?state=new', { token })).json<Messages>();
  for (const message of messages.slice(0, answered)) await answer(token, message, 'replied');
}

async function answer(token: string, { _id, updatedAt }: Message, state: string): Promise<void> {
  const { statusCode } = await api.call('PATCH', `/api/messages/${_id}`, {
    token,
    body: { state, updatedAt },
  });
  expect(statusCode).toBe(200);
}

test('nothing is said while nobody wrote, or too few did', async () => {
  expect(await told()).toEqual([]);
  await receive(4, 4, hours(2));
  expect(await told()).toEqual([]);
});

test('it is what four in five got, and pages follow a change', async () => {
  await receive(5, 5, hours(3));
  const before = await revision();
  expect(await told()).toEqual([4]);
  expect(await revision()).not.toBe(before);
  await receive(5, 5, hours(30));
  expect(await told()).toEqual([48]);
  const same = await revision();
  expect(await told()).toEqual([48]);
  expect(await revision()).toBe(same);
});

test('what waits counts against it, but not at once', async () => {
  await receive(8, 5, hours(3));
  expect(await told()).toEqual([4]);
  api.clock.advance(days(1));
  expect(await told()).toEqual([]);
});

test('spam and what was settled without an answer say nothing', async () => {
  await receive(5, 5, hours(3));
  for (let at = 0; at < 5; at += 1)
    await api.call('POST', '/api/contact', { body: { ...samples.message, botcheck: 'x' } });
  await receive(3, 0, days(10));
  const { token } = await api.login();
  const { messages } = (await api.call('GET', '/api/messages?state=new', { token })).json<Messages>();
  for (const message of messages) await answer(token, message, 'lost');
  expect(await told()).toEqual([4]);
});
