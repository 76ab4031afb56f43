import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetrics, serveMetrics } from 'server-kit/metrics';
import { z } from 'zod';
import { buildSite } from './build-site.ts';

const trace = 'a'.repeat(32);
const traceparent = `00-${trace}-${'b'.repeat(16)}-01`;
const lineSchema = z.object({
  reqId: z.string().optional(),
  method: z.string(),
  path: z.string(),
  status: z.number(),
  ms: z.number(),
});

test('one id follows a request to the API and into the log, and no stranger chooses it', async () => {
  const lines: z.infer<typeof lineSchema>[] = [];
  const site = await buildSite({
    trustProxy: ['10.0.0.1'],
    log: (line) => lines.push(...[lineSchema.safeParse(line)].flatMap(({ data }) => data ?? [])),
  });
  const open = (url: string, remoteAddress: string) =>
    site.app.inject({ url, remoteAddress, headers: { traceparent, host: 'studio.test' } });

  await open('/projects?secret=1', '10.0.0.1');
  expect(new Set(site.api.traces)).toEqual(new Set([trace]));
  expect(lines).toMatchObject([{ reqId: trace, method: 'GET', path: '/projects', status: 200 }]);

  await open('/blog', '203.0.113.7');
  const [own, ...others] = new Set(site.api.traces.filter((id) => id !== trace));
  expect(own).toMatch(/^[\da-f]{32}$/);
  expect(others).toEqual([]);
  await open('/preview/a-secret-token/projects', '203.0.113.7');
  expect(lines.map(({ path }) => path)).toEqual(['/projects', '/blog', '/preview/…/projects']);
  await site.app.close();
});

test('a call that is handed on carries the id that its answer names', async () => {
  const requests: IncomingHttpHeaders[] = [];
  const api = createServer((request, response) => {
    requests.push(request.headers);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = await buildSite({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const answer = await site.app.inject({ url: '/api/projects/none', headers: { traceparent } });
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(id).not.toBe(trace);
  expect(requests.map((headers) => String(headers.traceparent).split('-')[1])).toEqual([id]);
  await site.app.close();
  api.close();
});

test('measurements name requests by route, pages from memory, renderings and queues', async () => {
  const metrics = createMetrics('site');
  const site = await buildSite({ metrics });
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const measuring = await serveMetrics(metrics.registry, { port: 0, bind: '127.0.0.1' });
  for (const path of ['/', '/', '/', '/made-up-address']) await (await fetch(address + path)).text();

  const answer = await fetch(`http://127.0.0.1:${measuring.port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
  const lines = (await answer.text()).split('\n');
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
  const valueOf = (name: string, ...labels: string[]) => {
    const match = lines.find(
      (line) => line.startsWith(name) && labels.every((label) => line.includes(label)),
    );
    return Number(match?.split(' ').at(-1));
  };
  expect(valueOf('site_sent_from_memory_total', 'what="page"', 'service="site"')).toBe(2);
  expect(valueOf('site_render_duration_seconds_count')).toBe(2);
  expect(valueOf('site_queue_tasks', 'queue="unknown"', 'state="waiting"')).toBe(0);
  expect(valueOf('site_pages_held')).toBe(1);
  expect(valueOf('site_api_up')).toBe(1);
  expect(valueOf('http_request_duration_seconds_count', 'route="/*"', 'status="404"')).toBe(1);
  expect(lines.join()).not.toContain('made-up-address');

  expect((await fetch(`http://127.0.0.1:${measuring.port}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  await measuring.close();
  await site.app.close();
});
