import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { eventually, samples, startServer } from 'content-api/testing';
import { startTraceReceiver } from 'server-kit/testing';
import { startSite } from '../support/site-process.ts';

const admin = { email: 'owner@studio.example', password: 'correct horse battery staple' };

/** A site and its API that send their traces there. */
async function startTraced(endpoint: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'traces-'));
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TIMEOUT: '500' };
  const api = await startServer({
    ...env,
    DATA_DIR: folder,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const site = await startSite(api.url, { env });
  return {
    api,
    site,
    async stop() {
      await site.stop();
      api.kill('SIGTERM');
      expect(await api.ended).toBe(0);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createProject(apiUrl: string): Promise<string> {
  const post = async (address: string, body: object, headers = {}) => {
    const answer = await fetch(apiUrl + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { token: string; _id: string };
  };
  const { token } = await post('/api/auth/login', admin);
  const { _id } = await post('/api/projects', samples.project, { authorization: `Bearer ${token}` });
  return _id;
}

test('a page and a call are each one trace, from the site to the statements of the API', async () => {
  const receiver = await startTraceReceiver();
  const { api, site, stop } = await startTraced(receiver.url);
  const id = await createProject(api.url);
  const page = await fetch(`${site.url}/projects/${id}`);
  const call = await fetch(`${site.url}/api/projects/${id}`);
  expect([page.status, call.status]).toEqual([200, 200]);
  // Whoever stops sends first what is left.
  await stop();

  const { spans } = receiver;
  // Only the page was rendered for somebody who asked; calls are told their id.
  const ids = [spans.find(({ name }) => name === 'render')?.traceId, call.headers.get('x-request-id')];
  const traces = ids.map((id) => spans.filter(({ traceId }) => traceId === id));
  for (const trace of traces) {
    const [asked, ...others] = trace.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(asked?.service).toBe('site');
    expect(others).toEqual([]);
    const handled = trace.find(({ name }) => name === 'GET /api/projects/:id');
    expect(handled?.service).toBe('api');
    const sent = trace.find(({ spanId }) => spanId === handled?.parentSpanId);
    expect(sent).toMatchObject({ service: 'site', name: 'GET' });
  }
  const [ofPage = []] = traces;
  const below = (parent: string) => {
    const { spanId } = ofPage.find(({ name }) => name === parent) ?? {};
    const children = ofPage.filter(({ parentSpanId }) => parentSpanId === spanId);
    return children.map(({ service, name }) => `${String(service)}: ${name}`);
  };
  expect(below('render')).toContain('site: GET');
  expect(below('GET /api/projects/:id')).toContain('api: select');
  await receiver.close();
});

// The one line is `server-kit/src/tracing/tracing.test.ts`; the short form starts no further servers to see that requests go on.
if (process.env.NODES_MATRIX !== 'short')
  test('visitors notice nothing of a receiver that is gone; the log has one line', async () => {
    const receiver = await startTraceReceiver();
    await receiver.close();
    const { api, site, stop } = await startTraced(receiver.url);
    const id = await createProject(api.url);
    expect((await fetch(`${site.url}/projects/${id}`)).status).toBe(200);
    const lines = () => api.output().split('traces cannot be sent').length - 1;
    expect(await eventually(lines, Boolean)).toBe(1);
    expect((await fetch(`${site.url}/api/projects/${id}`)).status).toBe(200);
    await stop();
    expect(lines()).toBe(1);
  });
