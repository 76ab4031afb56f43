import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTraceReceiver } from '../testing/trace-receiver.ts';
import type { TraceReceiver } from '../testing/trace-receiver.ts';

const packageDir = path.join(import.meta.dirname, '../..');
const traceId = 'a'.repeat(32);
const spanId = 'b'.repeat(16);
const recorded = `00-${traceId}-${spanId}-01`;
const unrecorded = `00-${traceId}-${spanId}-00`;
let receiver: TraceReceiver;

beforeEach(async () => {
  receiver = await startTraceReceiver();
});
afterEach(() => receiver.close());

/** Has a server handle requests of a trusted caller with these headers; returns the lines that it prints. */
async function answer(traceparents: string[], ratio = 1): Promise<string[]> {
  const args = ['test/traced-server.ts', String(ratio), ...traceparents];
  const env = {
    ...process.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: packageDir, env });
  return stdout.trim().split('\n');
}

test('a request, its steps, calls and statements are one trace, which its id names', async () => {
  await answer([recorded]);
  const { spans } = receiver;
  expect(new Set(spans.map((span) => `${span.traceId} ${String(span.service)}`))).toEqual(
    new Set([`${traceId} site`]),
  );
  const [request] = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  expect(request).toMatchObject({
    name: 'GET /pages/:id',
    attributes: { 'http.route': '/pages/:id', 'http.response.status_code': 200 },
  });
  const below = (parent: string | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent).map(({ name }) => name);
  expect(below(request?.spanId).sort()).toEqual(['render', 'select']);
  expect(below(spans.find(({ name }) => name === 'render')?.spanId)).toEqual(['GET']);
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('the caller decides whether its trace is sent, and the ratio decides about others', async () => {
  await answer([unrecorded]);
  await answer([''], 0);
  expect(receiver.spans).toEqual([]);
  await answer([recorded], 0);
  expect(receiver.spans).not.toEqual([]);
});

test('an unreachable receiver is reported once, and stops nothing', async () => {
  await receiver.close();
  const [first, second, ...messages] = await answer(['', '']);
  expect([first, second]).toEqual(['200', '200']);
  expect(messages).toEqual([expect.stringMatching(/^traces cannot be sent: /)]);
});

test('the library is loaded only where tracing is on', async () => {
  const code = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
    const isLoaded = () => loaded.some((name) => name.includes('opentelemetry'));
    const { openTracing } = await import('./src/tracing/index.ts');
    const before = isLoaded();
    await openTracing('site', { ratio: 1 }, () => undefined);
    console.log(before, isLoaded());`;
  const args = ['--input-type=module', '-e', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: packageDir });
  expect(stdout).toBe('false true\n');
});
