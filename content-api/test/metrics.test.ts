import { createApiMetrics } from '../src/app/api-metrics.ts';
import { buildApp } from '../src/app/app.ts';
import { toIso } from '../src/lib/clock.ts';
import { minutes } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;

beforeEach(async () => {
  api = await buildTestApp();
});
afterEach(() => api.close());

/** Reads one measurement; labels in the order in which they are told. */
async function valueOf(metrics: ReturnType<typeof createApiMetrics>, name: string): Promise<number> {
  const line = (await metrics.registry.metrics()).split('\n').find((each) => each.startsWith(name));
  return Number(line?.split(' ').at(-1));
}

test('the schedule is late while nobody has made a due publication true', async () => {
  const metrics = createApiMetrics(api.context);
  const { token } = await api.login();
  const at = toIso(api.clock.nowMs() + minutes(5));
  const saved = await api.call('POST', '/api/records/post', {
    token,
    body: { data: samples.post, publish: { from: at } },
  });
  expect(saved.statusCode).toBe(201);
  expect(await valueOf(metrics, 'api_schedule_lag_seconds')).toBe(0);
  api.clock.advance(minutes(7));
  expect(await valueOf(metrics, 'api_schedule_lag_seconds')).toBe(120);
  await api.call('GET', '/api/content');
  expect(await valueOf(metrics, 'api_schedule_lag_seconds')).toBe(0);
});

test('a database that is away is told, and the rest still is', async () => {
  const metrics = createApiMetrics(api.context);
  expect(await valueOf(metrics, 'api_database_up')).toBe(1);
  await api.context.database.close();
  expect(await valueOf(metrics, 'api_database_up')).toBe(0);
  expect(await valueOf(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('calls are measured by their route, whatever is asked for', async () => {
  const metrics = createApiMetrics(api.context);
  const app = await buildApp(api.context, metrics);
  await app.inject('/api/projects/some-made-up-address');
  await app.inject('/nowhere/at/all');
  const text = await metrics.registry.metrics();
  expect(text).toContain('route="/api/projects/:id"');
  expect(text).toContain('route="none"');
  expect(text).not.toContain('made-up');
  expect(text).not.toContain('nowhere');
  await app.close();
});

test('the id of a request is that of the trusted server in front', async () => {
  const id = 'c'.repeat(32);
  const headers = { traceparent: `00-${id}-${'d'.repeat(16)}-01` };
  const idOf = async (ip: string) =>
    (await api.call('GET', '/api/projects/none', { headers, ip })).json<{ requestId: string }>().requestId;
  expect(await idOf('127.0.0.1')).toBe(id);
  expect(await idOf('203.0.113.9')).not.toBe(id);
});
