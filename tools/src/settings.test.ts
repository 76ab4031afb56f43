import { reachable, readSettings } from './settings.ts';

function settingsOf(environment: Record<string, string>) {
  const read = readSettings(environment, '/srv/studio');
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.settings;
}

function faultsOf(environment: Record<string, string>): string[] {
  const read = readSettings(environment);
  return read.ok ? [] : read.faults;
}

test('an empty environment gives the documented defaults', () => {
  expect(settingsOf({})).toMatchObject({
    host: { port: 3000, bind: '127.0.0.1' },
    admin: { port: 3001, bind: '127.0.0.1' },
    api: { port: 4000, bind: '127.0.0.1' },
    siteUrl: 'http://localhost:3000',
    apiUrl: 'http://127.0.0.1:4000',
    adminRemoteUrl: 'http://localhost:3001',
    warnings: [],
  });
});

test('addresses follow the ports unless they are set', () => {
  expect(settingsOf({ HOST_PORT: '80', ADMIN_PORT: '81', API_PORT: '82' })).toMatchObject({
    siteUrl: 'http://localhost:80',
    adminRemoteUrl: 'http://localhost:81',
    apiUrl: 'http://127.0.0.1:82',
  });
  expect(settingsOf({ SITE_URL: 'https://studio.example/', API_BIND: '0.0.0.0' })).toMatchObject({
    siteUrl: 'https://studio.example',
    apiUrl: 'http://127.0.0.1:4000',
  });
});

test('an empty setting counts as absent, and a relative data folder is seen from the root', () => {
  expect(settingsOf({ HOST_PORT: '', SITE_URL: ' ', DATA_DIR: 'elsewhere' })).toMatchObject({
    siteUrl: 'http://localhost:3000',
    dataDir: '/srv/studio/elsewhere',
  });
});

test('all faults are listed at once, each with its setting', () => {
  const faults = faultsOf({
    HOST_PORT: '70000',
    ADMIN_BIND: 'everywhere',
    SITE_URL: 'studio.example',
    API_URL: 'https://api.example/v1',
    ADMIN_REMOTE_URL: 'http://admin.example',
    DATABASE_URL: 'mysql://db',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: 'short',
    DEMO_CONTENT: 'yes',
    CONTACT_FORM_URL: 'ftp://form',
    TRUST_PROXY: '10.0.0.0/33',
    READY_NEEDS_API: 'yes',
    API_TRUSTED: '0.0.0.0/0',
    CORS_ORIGINS: 'https://a.example,b.example',
    BACKUP_EVERY_HOURS: 'daily',
    BACKUP_KEEP: '0',
    LIMITS_SCALE: '-1',
    LOG_LEVEL: 'loud',
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'HOST_PORT',
    'ADMIN_BIND',
    'SITE_URL',
    'API_URL',
    'ADMIN_REMOTE_URL',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'DEMO_CONTENT',
    'CONTACT_FORM_URL',
    'TRUST_PROXY',
    'READY_NEEDS_API',
    'API_TRUSTED',
    'CORS_ORIGINS',
    'BACKUP_EVERY_HOURS',
    'BACKUP_KEEP',
    'LIMITS_SCALE',
    'LOG_LEVEL',
  ]);
});

test('no fault repeats the value of a secret', () => {
  const faults = faultsOf({ ADMIN_PASSWORD: 'hush', DATABASE_URL: 'mysql://user:hush@db' });
  expect(faults.join()).not.toContain('hush');
});

test('the database may be on several servers', () => {
  for (const hosts of ['db', 'one:5432,two:5433', '[::1],two']) {
    expect(faultsOf({ DATABASE_URL: `postgres://studio:a,b@${hosts}/studio` })).toEqual([]);
  }
  expect(faultsOf({ DATABASE_URL: 'postgres://studio@one:x,two/studio' })).toHaveLength(1);
});

test('three servers need three ports', () => {
  expect(faultsOf({ HOST_PORT: '4000' })).toEqual([
    'HOST_PORT, ADMIN_PORT, API_PORT must differ from each other',
  ]);
});

test('measurements take three ports of their own', () => {
  expect(faultsOf({ METRICS_PORT: '9100' })).toEqual([]);
  for (const port of ['2999', '65534', '3998']) {
    expect(faultsOf({ METRICS_PORT: port })).toEqual([
      'METRICS_PORT must be the first of three free ports, other than those of the servers',
    ]);
  }
  expect(faultsOf({ METRICS_PORT: 'x', METRICS_BIND: 'everywhere' })).toHaveLength(2);
});

test('traces go to a web address, in JSON', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  const share = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(faultsOf({ ...endpoint, ...share, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' })).toEqual([]);
  const wrong = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_TRACES_SAMPLER: 'xray',
    OTEL_TRACES_SAMPLER_ARG: '10%',
  };
  expect(faultsOf(wrong)).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address',
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json',
    'OTEL_TRACES_SAMPLER must be parentbased_always_on or parentbased_traceidratio',
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
  ]);
});

test('the console comes over https, or from this machine', () => {
  expect(faultsOf({ ADMIN_REMOTE_URL: 'http://localhost:9000' })).toEqual([]);
  expect(faultsOf({ ADMIN_REMOTE_URL: 'https://admin.studio.example' })).toEqual([]);
});

test('multiplied limits are warned of', () => {
  expect(settingsOf({ LIMITS_SCALE: '20' }).warnings).toEqual([
    expect.stringContaining('LIMITS_SCALE is 20'),
  ]);
});

test('a listener on all addresses is reached on the loopback one', () => {
  expect(['0.0.0.0', '::', '::1', '10.0.0.5'].map(reachable)).toEqual([
    '127.0.0.1',
    '[::1]',
    '[::1]',
    '10.0.0.5',
  ]);
});
