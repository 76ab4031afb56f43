import { readConfig } from './config.ts';

test('nothing set means the documented defaults', () => {
  const { config, warnings } = readConfig({});
  expect(config).toMatchObject({
    port: 4000,
    bind: '127.0.0.1',
    databaseUrl: undefined,
    hasDemoContent: true,
    logLevel: 'info',
    timeouts: {
      requestMs: 10_000,
      connectionMs: 15_000,
      headersMs: 10_000,
      keepAliveMs: 72_000,
      shutdownMs: 10_000,
    },
    limits: {
      loginPerAddress: { max: 10, windowMs: 15 * 60_000 },
      contactPerAddress: { max: 5, windowMs: 10 * 60_000 },
      contactInAll: { max: 100, windowMs: 60 * 60_000 },
      adminCalls: { max: 600, windowMs: 60_000 },
      adminWrites: { max: 120, windowMs: 60_000 },
      uploadsPerAccount: { max: 1_000, windowMs: 60 * 60_000 },
      accountFailures: 5,
      throttleKeys: 100_000,
    },
    allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
  });
  expect(warnings).toEqual([]);
});

test('every fault is listed at once', () => {
  const env = {
    API_PORT: 'x',
    DATABASE_URL: 'mysql://x',
    SITE_URL: 'studio',
    DEMO_CONTENT: 'maybe',
    API_TRUSTED: '10.0.0.0/8, 300.1.1.1, 0.0.0.0/0',
    STUDIO_TIME_ZONE: 'Vienna',
    HISTORY_DAYS: '0',
    LIMITS_SCALE: '-1',
    LOG_LEVEL: 'loud',
    ADMIN_EMAIL: 'nobody',
  };
  let message = '';
  try {
    readConfig(env);
  } catch (error) {
    message = String(error);
  }
  for (const name of Object.keys(env)) expect(message).toContain(name);
  expect(message).toContain('0.0.0.0/0');
});

test('a public site is the only origin, and further ones must be exact', () => {
  const { config } = readConfig({
    SITE_URL: 'https://studio.example',
    CORS_ORIGINS: 'https://preview.example',
  });
  expect(config.allowedOrigins).toEqual(['https://studio.example', 'https://preview.example']);
  expect(() => readConfig({ CORS_ORIGINS: '*' })).toThrow('CORS_ORIGINS');
});

test('scaled limits are warned of', () => {
  const { config, warnings } = readConfig({ LIMITS_SCALE: '10' });
  expect(config.limits.loginPerAddress.max).toBe(100);
  expect(warnings[0]).toContain('LIMITS_SCALE');
});

test('backups that leave the machine are encrypted: a store and a public key belong together', () => {
  const key = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
  const store = { BACKUP_STORE: '/mnt/backups' };
  expect(readConfig({ ...store, BACKUP_PUBLIC_KEY: key }).config.backups).toMatchObject({
    offSite: { place: { folder: '/mnt/backups' }, publicKey: key },
  });
  const mistyped = key.replace('ql3z', 'ql3y');
  const secret = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`;
  for (const [env, fault] of [
    [store, 'BACKUP_PUBLIC_KEY must be set with BACKUP_STORE'],
    [{ BACKUP_PUBLIC_KEY: key }, 'BACKUP_STORE must be set with BACKUP_PUBLIC_KEY'],
    [{ ...store, BACKUP_PUBLIC_KEY: mistyped }, 'BACKUP_PUBLIC_KEY must be a public key of age'],
    [{ ...store, BACKUP_PUBLIC_KEY: secret }, 'BACKUP_PUBLIC_KEY must be a public key of age'],
    [{ BACKUP_STORE: 'ftp://backups', BACKUP_PUBLIC_KEY: key }, 'BACKUP_STORE must be a folder'],
    [{ ...store, BACKUP_PUBLIC_KEY: key, MEDIA_STORE: '/mnt/' }, 'BACKUP_STORE must not lie in MEDIA_STORE'],
    [
      { BACKUP_STORE: 's3://backups', BACKUP_PUBLIC_KEY: key },
      'AWS_ACCESS_KEY_ID must be set with BACKUP_STORE',
    ],
  ] as const) {
    expect(() => readConfig(env)).toThrow(fault);
  }
  expect(() => readConfig({ ...store, BACKUP_PUBLIC_KEY: secret })).not.toThrow(secret);
});

test('calls are signed: neither a webhook nor a purge address goes without the secret', () => {
  for (const name of ['WEBHOOK_URL', 'PURGE_URL'])
    expect(() => readConfig({ [name]: 'https://cache.example/purge' })).toThrow(
      `WEBHOOK_SECRET must be set with ${name}`,
    );
});
