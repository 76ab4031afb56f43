import type { LookupFunction } from 'node:net';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createOutsideFetch } from '../src/features/media/outside-fetch.ts';
import { createLinkProber } from '../src/features/doctor/link-prober.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Modules of the API, and of what it shares with other servers, that connect, each with what says where to. */
const modules = {
  'content-api/src/lib/outside-agent.ts': 'addresses in content, WEBHOOK_URL, PURGE_URL',
  'content-api/src/features/outbox/mail-sender.ts': 'SMTP_URL',
  'content-api/src/db/postgres-pool.ts': 'DATABASE_URL',
  'content-api/src/db/server-presence.ts': 'DATABASE_URL',
  'server-kit/src/object-store/s3-calls.ts': 'MEDIA_STORE, BACKUP_STORE, RELEASE_STORE',
  'server-kit/src/tracing/open-tracer.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT',
  // Called by the site, for the API at API_URL.
  'server-kit/src/fetch-with-deadline.ts': 'API_URL',
};

/** Values of what can connect: its types name nobody. */
const connects =
  /^import (?!type)[^;]*? from '(?:undici|nodemailer|pg|aws4fetch|@opentelemetry\/exporter[^']*)'|import\('(?:undici|nodemailer|pg)'\)|(?<![\w.])fetch\(|(?:^|[^.\w])(?:http|https|net|tls)\.(?:request|get|connect|createConnection)\(/m;

test('the API connects to others through these modules alone', async () => {
  const found: string[] = [];
  for (const folder of ['content-api/src', 'server-kit/src', 'release-shelf/src']) {
    const files = await readdir(path.join(root, folder), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name))) {
      const text = await readFile(path.join(root, folder, file), 'utf8');
      if (connects.test(text)) found.push(`${folder}/${file}`);
    }
  }
  expect(found.sort()).toEqual(Object.keys(modules).sort());
});

test('where OUTSIDE_HOSTS is set, addresses in content reach these hosts and what is below them alone', async () => {
  const asked: string[] = [];
  const lookup: LookupFunction = (name, _options, done) => {
    asked.push(name);
    done(new Error('no network'), []);
  };
  const options = { hosts: ['pictures.example'], lookup };
  const [outside, prober] = [createOutsideFetch(options), createLinkProber(options)];
  await expect(outside.get('https://evil-pictures.example/a.png')).rejects.toThrow('OUTSIDE_HOSTS');
  await expect(outside.get('https://8.8.8.8/a.png')).rejects.toThrow('OUTSIDE_HOSTS');
  expect(asked).toEqual([]);
  await expect(outside.get('https://cdn.pictures.example/a.png')).rejects.toThrow('no network');
  expect(asked).toEqual(['cdn.pictures.example']);
  // A link that may not be asked for is no dead link.
  expect(await prober.probe('https://other.example/', new AbortController().signal)).toEqual({});
  await outside.close();
  await prober.close();
});
