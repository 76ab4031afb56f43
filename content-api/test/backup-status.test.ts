import { noteFailure, noteProven } from '../src/features/backups/backup-note.ts';
import { createApiMetrics } from '../src/app/api-metrics.ts';
import type { BackupStatus } from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { days, hours } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

let api: TestApp;

async function open(env: Record<string, string> = {}): Promise<void> {
  api = await buildTestApp({ env });
}
afterEach(() => api.close());

/** A session would end while the clock moves on. */
const status = async () => {
  const { token } = await api.login();
  return (await api.call('GET', '/api/backups', { token })).json<BackupStatus>();
};
const store = {
  BACKUP_STORE: '/mnt/backups',
  BACKUP_PUBLIC_KEY: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
};

test('a backup is late after two days, and a first one once it failed', async () => {
  await open(store);
  const { queries } = api.context.database;
  const provenAt = toIso(api.clock.nowMs());
  await noteProven(queries, 'local', provenAt);
  await noteFailure(queries, 'offSite', new Error('No room\n  at a place in the code'));
  expect(await status()).toEqual({
    local: { provenAt, isLate: false },
    offSite: { failedAt: expect.any(String) as string, reason: 'Error: No room', isLate: true },
  });
  api.clock.advance(days(2));
  expect((await status()).local).toEqual({ provenAt, isLate: false });
  api.clock.advance(1);
  expect((await status()).local).toEqual({ provenAt, isLate: true });
  const measured = await createApiMetrics(api.context).registry.metrics();
  expect(measured).toContain('api_backup_age_seconds{place="local",service="api"} 172800.001\n');
  expect(measured).not.toContain('place="off_site"');
});

test('where backups are made once a week, two days are not late', async () => {
  await open({ BACKUP_EVERY_HOURS: '168' });
  const provenAt = toIso(api.clock.nowMs());
  await noteProven(api.context.database.queries, 'local', provenAt);
  api.clock.advance(hours(2 * 168));
  expect(await status()).toEqual({ local: { provenAt, isLate: false } });
});

test('where none are set up, nothing is told', async () => {
  await open({ BACKUP_EVERY_HOURS: '0' });
  expect(await status()).toEqual({});
});
