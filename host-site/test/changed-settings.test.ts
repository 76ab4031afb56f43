import { vi } from 'vitest';
import type { ServerConfig } from '../src/server/config.ts';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { stubSite } from './stub-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await buildSite();
  for (const url of ['/', '/admin/login']) await site.app.inject(url);
  await site.app.close();
});
afterEach(async () => {
  vi.useRealTimers();
  await site.app.close();
});

async function restart(settings: Partial<ServerConfig> = {}): Promise<void> {
  site = await buildSite({ api: site.api, dataDir: site.dataDir, settings });
}

test('a kept page has the new address of the site after a restart', async () => {
  await restart({ siteUrl: 'https://moved.test' });
  const { body } = await site.app.inject('/');
  expect(body.includes('<link rel="canonical" href="https://moved.test/"')).toBe(true);
  expect(body.includes('https://studio.test')).toBe(false);
});

test('the kept shell of the console has the new origin in its text and its policy', async () => {
  await restart({ adminRemoteUrl: 'https://console.test' });
  const { body, headers } = await site.app.inject('/admin/login');
  expect(body.includes('https://console.test')).toBe(true);
  expect(body.includes('https://admin.test')).toBe(false);
  expect(headers['content-security-policy']).toContain('https://console.test');
  expect(headers['content-security-policy']).not.toContain('https://admin.test');
});

test('a kept page gets the new address of the contact form', async () => {
  await restart({ contact: { url: 'https://forms.test/send', key: '' } });
  const { headers } = await site.app.inject('/');
  expect(headers['content-security-policy']).toContain("form-action 'self' https://forms.test");
});

test.each([
  ['the studio', { timeZone: 'Asia/Kolkata' }, 'America/New_York'],
  ['the settings, without one of its own', {}, 'Asia/Kolkata'],
])('a kept page has the new year from midnight on in the zone of %s', async (_whose, studio, timeZone) => {
  site.api.site = { ...stubSite, studio: { ...stubSite.studio, ...studio } };
  const midnight = Date.parse('2026-12-31T18:30:00Z');
  vi.useFakeTimers({ now: midnight - 1_000, shouldAdvanceTime: true });
  await restart({ timeZone });
  expect(yearOf((await site.app.inject('/')).body)).toBe(2026);
  vi.setSystemTime(midnight);
  expect(yearOf((await site.app.inject('/')).body)).toBe(2027);
});

function yearOf(html: string): number {
  return Number(/© (?:<!-- -->)?(\d{4})/.exec(html)?.[1]);
}
