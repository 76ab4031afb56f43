import { vi } from 'vitest';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { stubSite } from './stub-site.ts';

const address = '/.well-known/security.txt';
const monthMs = 31 * 24 * 60 * 60_000;
const start = Date.parse('2026-01-20T00:00:00.000Z');

let site: TestSite;
beforeEach(async () => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
  site = await buildSite();
});
afterEach(async () => {
  await site.app.close();
  vi.useRealTimers();
});

function setEmail(email: string): void {
  site.api.site = { ...stubSite, studio: { ...stubSite.studio, email } };
}

function expiresMs(body: string): number {
  return Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
}

test('security.txt names the address of the studio, for less than a year, and itself', async () => {
  setEmail('hello@studio.test');
  const answer = await site.app.inject(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toContain('Contact: mailto:hello@studio.test\n');
  expect(answer.body).toContain(`Canonical: https://studio.test${address}\n`);
  expect(expiresMs(answer.body)).toBe(Date.parse('2026-12-01T00:00:00.000Z'));
});

test('a site that runs on without a change of content renews the date', async () => {
  setEmail('hello@studio.test');
  const before = expiresMs((await site.app.inject(address)).body);
  vi.setSystemTime(start + 2 * monthMs);
  site.later(2 * monthMs);
  expect(expiresMs((await site.app.inject(address)).body)).toBeGreaterThan(before);
});

test('without an address there is no security.txt, and while it is not known none either', async () => {
  setEmail('');
  expect((await site.app.inject(address)).statusCode).toBe(404);
  const down = await buildSite();
  down.api.mood = 'down';
  expect((await down.app.inject(address)).statusCode).toBe(503);
  await down.app.close();
});
