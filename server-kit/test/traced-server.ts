import Fastify from 'fastify';
import { createRequestIds } from '../src/request-ids.ts';
import { openTracing } from '../src/tracing/open-tracing.ts';

/**
 * A traced server in a process of its own, as tracing is set up once per process. Handles a request with each of the
 * given headers, prints the messages of the exporter, and ends when everything was sent.
 */
const [ratio = '1', ...traceparents] = process.argv.slice(2);
const tracing = await openTracing('site', { ratio: Number(ratio) }, say);
const app = Fastify({ genReqId: createRequestIds(['127.0.0.1']) });
tracing.watch(app);
app.get('/healthz', () => 'ok');
app.get('/pages/:id', async () => {
  await tracing.step('render', () => {
    tracing.startCall('GET')?.end(200);
    return Promise.resolve();
  });
  tracing.noteStatement('select 1', 5);
  return 'ok';
});
for (const traceparent of traceparents) {
  const headers = traceparent === '' ? {} : { traceparent };
  say((await app.inject({ url: '/pages/secret', headers })).statusCode);
  await app.inject({ url: '/healthz', headers });
}
await app.close();
await tracing.close();

function say(line: string | number): void {
  process.stdout.write(`${line}\n`);
}
