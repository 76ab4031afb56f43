import { X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import pino from 'pino';
import { generate } from 'selfsigned';
import type { Installation } from '../src/contract/installation.ts';
import { howInstalled } from '../src/features/installation/how-installed.ts';
import { readCertificate } from '../src/features/installation/read-certificate.ts';
import { createRecentFaults } from '../src/lib/recent-faults.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

test('somebody with the right studio reads version, changes, database and disk, and nobody else does', async () => {
  const api = await buildTestApp();
  const { token } = await api.login();
  await api.call('POST', '/api/projects', { token, body: samples.project });
  expect((await api.call('GET', '/api/installation')).statusCode).toBe(401);
  const answer = await api.call('GET', '/api/installation', { token });
  expect(answer.statusCode).toBe(200);
  const read = answer.json<Installation>();
  expect(read.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(read.changes[0]?.lines.length).toBeGreaterThan(0);
  expect(read.changes[0]?.lines.join('\n')).not.toMatch(/\b[0-9a-f]{7,40}$/m);
  expect(read.disk?.freeBytes).toBeGreaterThan(0);
  expect(read.certificate).toEqual({ state: 'none' });
  expect(read.counts).toMatchObject({ projects: 1, services: 0 });
  expect(answer.body).not.toContain('@');
  await api.close();
});

test('the last errors are counted by their words, and say nothing of whom they met', () => {
  let nowMs = Date.parse('2026-11-21T00:00:00.000Z');
  const faults = createRecentFaults(() => nowMs);
  const log = pino({ hooks: { logMethod: faults.logMethod } }, { write: () => undefined });
  const error = Object.assign(new Error('no room for ana@studio.example'), { code: 'ENOSPC' });
  log.error({ err: error }, 'the backup failed');
  nowMs += 1000;
  log.child({ reqId: '1' }).error({ err: error }, 'the backup failed');
  log.warn('this is none');
  log.error(error);
  expect(faults.list()).toEqual([
    {
      words: 'A request could not be answered',
      code: 'ENOSPC',
      lastAt: '2026-11-21T00:00:01.000Z',
      count: 1,
    },
    { words: 'the backup failed', code: 'ENOSPC', lastAt: '2026-11-21T00:00:01.000Z', count: 2 },
  ]);
});

test('the end of the certificate is read from the address of the site', async () => {
  const nobody = new URL('https://127.0.0.1:9');
  expect(await readCertificate(nobody, Date.now())).toEqual({ state: 'unknown' });
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const endsAt = new Date(new X509Certificate(made.cert).validTo).toISOString();
  const server = createServer({ cert: made.cert, key: made.private });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const endsMs = Date.parse(endsAt);
  const day = 86_400_000;
  expect(await readCertificate(site, endsMs - 60 * day)).toEqual({ state: 'sound', endsAt });
  expect(await readCertificate(site, endsMs - 3 * day)).toMatchObject({ state: 'ending' });
  expect(await readCertificate(site, endsMs + day)).toMatchObject({ state: 'ended' });
  server.close();
});

test('each way of installing has its command', () => {
  const plain = () => false;
  expect(howInstalled({}, plain)).toMatchObject({ installedAs: 'command', update: 'npm run update' });
  expect(howInstalled({ INVOCATION_ID: 'a' }, plain)).toMatchObject({ installedAs: 'service' });
  expect(howInstalled({}, (file) => file === '/.dockerenv')).toMatchObject({ installedAs: 'container' });
  const isCheckout = (file: string) => file === '/.dockerenv' || file.endsWith('.git');
  expect(howInstalled({}, isCheckout)).toMatchObject({ installedAs: 'command' });
});
