import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { eventually, installServers, samples } from 'content-api/testing';
import { z } from 'zod';
import { ask } from './support/ask.ts';
import { startEdge } from './support/edge.ts';
import type { Edge } from './support/edge.ts';

const missing = installServers(() => undefined, ['varnish', 'varnish-modules']);
test.skip(missing.length > 0, `These tests need Debian's ${missing.join(' and ')}`);

const word = 'zanzibarquark';
const path = `/projects/${word}`;
const promisedMs = 2_000;
const rounds = 20;

let edge: Edge;
test.beforeAll(async () => {
  edge = await startEdge({ sites: 2 });
});
test.afterAll(() => edge.stop());

/** Everything that the sites keep on disk. */
async function onDisk(): Promise<string> {
  const texts = edge.siteFolders.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return Promise.all(files.map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, 'latin1')));
  });
  return (await Promise.all(texts)).flat().join();
}

test('behind a shared cache and two sites, a holder and a stranger are never mixed, and a link ends on both', async () => {
  const project = { ...samples.project, title: `Title ${word}`, slug: word };
  const id = await edge.create('/api/projects', project);
  const call = (method: string, to: string, body?: object) => edge.call(method, to, body);
  await eventually(
    async () => (await ask(edge.url + path)).status,
    (status) => status === 200,
  );
  await call('PUT', `/api/records/project/${id}/audience`, { audience: 'link' });
  // It was public and in every cache; soon it is nowhere.
  const everywhere = [edge.url, ...edge.originUrls];
  const statuses = async () =>
    Promise.all(everywhere.map(async (origin) => (await ask(origin + path)).status));
  expect(await eventually(statuses, (all) => all.every((status) => status === 404))).toEqual([404, 404, 404]);

  const made = await call('POST', `/api/records/project/${id}/guests`, { name: 'Meera' });
  const guest = z.object({ _id: z.string(), url: z.url() }).parse(JSON.parse(made.body));
  const opened = await ask(edge.url + new URL(guest.url).pathname);
  expect([opened.status, opened.headers.location]).toEqual([303, path]);
  const cookie = [opened.headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
  for (let round = 0; round < rounds; round += 1) {
    const [holder, stranger] = await Promise.all([
      ask(edge.url + path, { headers: { cookie } }),
      ask(edge.url + path),
    ]);
    expect([holder.status, holder.body.includes(`Title ${word}`)]).toEqual([200, true]);
    expect(holder.headers['cache-control']).toBe('private, no-store');
    expect(holder.headers['x-cache']).not.toBe('hit');
    expect([stranger.status, stranger.body.includes(`Title ${word}`)]).toEqual([404, false]);
  }
  for (const address of ['/', '/projects', '/sitemap.xml', '/feed.xml', '/api/projects', '/api/site'])
    for (const origin of everywhere) {
      const { body, headers } = await ask(origin + address);
      expect([address, (body + JSON.stringify(headers)).includes(word)]).toEqual([address, false]);
    }
  expect(await eventually(onDisk, (all) => !all.includes(word))).not.toContain(word);

  const from = performance.now();
  expect((await call('DELETE', `/api/guests/${guest._id}`)).status).toBe(200);
  const isOpen = async () =>
    (await Promise.all(everywhere.map((origin) => ask(origin + path, { headers: { cookie } })))).some(
      ({ status }) => status === 200,
    );
  await eventually(isOpen, (open) => !open);
  const endedMs = Math.round(performance.now() - from);
  process.stdout.write(`a link that was ended opened nothing on two sites after ${endedMs} ms\n`);
  expect(endedMs).toBeLessThan(promisedMs);
});
