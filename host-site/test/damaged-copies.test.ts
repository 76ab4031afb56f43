import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { openPageCopies } from '../src/server/page-copies.ts';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

const fileSchema = z.object({
  checksum: z.string(),
  content: z.looseObject({ br: z.string(), policy: z.string() }),
});
const garbage = Buffer.from('this is no brotli').toString('base64');
let site: TestSite;

beforeEach(async () => {
  site = await buildSite();
  await site.app.inject('/projects');
  await site.app.close();
});
afterEach(() => site.app.close());

async function restart(): Promise<void> {
  site = await buildSite({ api: site.api, dataDir: site.dataDir });
}

async function copyFiles(): Promise<string[]> {
  const folder = path.join(site.dataDir, 'pages');
  return (await readdir(folder)).map((name) => path.join(folder, name));
}

async function damage(change: (text: string) => string): Promise<void> {
  for (const file of await copyFiles()) await writeFile(file, change(await readFile(file, 'utf8')));
}

function withContent(changed: Record<string, string>) {
  return (text: string) => {
    const file = fileSchema.parse(JSON.parse(text));
    return JSON.stringify({ v: 2, ...file, content: { ...file.content, ...changed } });
  };
}

describe.each([
  ['with other bytes', withContent({ br: garbage })],
  ['with another policy', withContent({ policy: "default-src 'self' https://evil.test" })],
  ['cut short', (text: string) => text.slice(0, -20)],
  ['emptied', () => ''],
  [
    'of an earlier form',
    (text: string) => JSON.stringify({ v: 1, ...fileSchema.parse(JSON.parse(text)).content }),
  ],
])('a copy of a page %s', (_how, change) => {
  test.each(['br', 'gzip', 'identity'])('is rendered again for clients that accept %s', async (encoding) => {
    await damage(change);
    await restart();
    expect(await copyFiles()).toEqual([]);
    const answer = await site.app.inject({ url: '/projects', headers: { 'accept-encoding': encoding } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).not.toContain('evil.test');
    if (encoding === 'br') expect(String(brotliDecompressSync(answer.rawPayload))).toContain('Project D');
    if (encoding === 'identity') expect(answer.body).toContain('Project D');
  });

  test('is no last good copy', async () => {
    await damage(change);
    site.api.mood = 'down';
    await restart();
    const answer = await site.app.inject('/projects');
    expect([answer.statusCode, answer.body.includes('Failed to fetch projects')]).toEqual([503, true]);
  });
});

test('a whole copy of bytes that cannot be decoded is rendered again, in the request that found it', async () => {
  const copies = openPageCopies(path.join(site.dataDir, 'pages'), () => undefined);
  const [copy] = await copies.readAll();
  if (!copy) throw new Error('There is no copy.');
  await copies.write({ ...copy, body: { ...copy.body, br: Buffer.from('this is no brotli') } });
  await restart();
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  for (let count = 0; count < 2; count += 1) {
    const answer = await fetch(`${address}/projects`, { headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, (await answer.text()).includes('Project D')]).toEqual([200, true]);
  }
});
