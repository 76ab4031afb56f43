import type { OffSite, OffSiteTest } from '../src/contract/backups-entry.ts';
import type { ApiError, BackupStatus } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';

const input = {
  bucket: 'studio-backups',
  folder: 'site',
  region: 'eu-central-1',
  endpoint: 'https://127.0.0.1:9',
  accessKeyId: 'AKEXAMPLE',
  secretAccessKey: 'tide and salt',
  publicKey: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
};
const path = '/api/backups/off-site';

let api: TestApp;
let token: string;

async function start(env?: Record<string, string>): Promise<void> {
  api = await buildTestApp({ env });
  token = (await api.login()).token;
}
afterEach(() => api.close());

const get = async () => (await api.call('GET', path, { token })).json<OffSite>();
const save = (body: object) => api.call('PUT', path, { token, body });

test('the place is kept with its secret sealed, and counts from then on', async () => {
  await start();
  expect((await get()).source).toBe('none');
  const saved = (await save(input)).json<OffSite>();
  expect(saved).toMatchObject({
    source: 'console',
    place: 's3://studio-backups/site at 127.0.0.1:9',
    hasSecret: true,
    isReadable: true,
  });
  expect(JSON.stringify(saved)).not.toContain('tide');
  const rows = await api.context.database.queries.selectFrom('meta').select('value').execute();
  expect(JSON.stringify(rows)).not.toContain('tide');
  const status = (await api.call('GET', '/api/backups', { token })).json<BackupStatus>();
  expect(status.offSite).toEqual({ isLate: false });
  expect(api.logLines.join('')).not.toContain('tide');
});

test('the stored secret stays with the place that it was typed for', async () => {
  await start();
  const { updatedAt } = (await save(input)).json<OffSite>();
  const { secretAccessKey: _, ...rest } = input;
  const kept = await save({ ...rest, folder: 'other', updatedAt });
  expect(kept.statusCode).toBe(200);
  const elsewhere = { ...rest, endpoint: 'https://evil.example', updatedAt: kept.json<OffSite>().updatedAt };
  expect((await save(elsewhere)).json<ApiError>().fields).toEqual({
    secretAccessKey: 'Secret key is required: address or access key are others now',
  });
});

test('a key with a typing error and a private key are refused', async () => {
  await start();
  const fieldsOf = async (publicKey: string) => (await save({ ...input, publicKey })).json<ApiError>().fields;
  expect(await fieldsOf(`${input.publicKey.slice(0, -1)}q`)).toEqual({
    publicKey: 'Public key is not whole: copy all of it',
  });
  expect(await fieldsOf('AGE-SECRET-KEY-1QQQ')).toEqual({
    publicKey: 'Public key must begin with age1; the private key stays with you',
  });
});

test('a try says in words what is wrong, and no address of the own network is called', async () => {
  await start();
  const tried = async () => (await api.call('POST', `${path}/test`, { token })).json<OffSiteTest>();
  expect(await tried()).toMatchObject({ isUsable: false });
  await save(input);
  expect(await tried()).toEqual({
    isUsable: false,
    message: '127.0.0.1 has a private address. Whoever runs the server can name it there, as BACKUP_STORE.',
  });
});

test('a place of the environment wins, is shown and cannot be changed', async () => {
  await start({ BACKUP_STORE: '/mnt/elsewhere', BACKUP_PUBLIC_KEY: input.publicKey });
  expect(await get()).toMatchObject({ source: 'environment', place: '/mnt/elsewhere', hasSecret: false });
  expect((await save(input)).statusCode).toBe(409);
  expect((await api.call('DELETE', path, { token })).statusCode).toBe(409);
});

test('removed, nothing leaves the server, and only owners change it', async () => {
  await start();
  await save(input);
  await api.addAccount('bo@studio.example', 'admin', ['releases']);
  const bo = (await api.login('bo@studio.example')).token;
  expect((await api.call('PUT', path, { token: bo, body: input })).statusCode).toBe(403);
  expect((await api.call('GET', path, { token: bo })).statusCode).toBe(200);
  expect((await api.call('DELETE', path, { token })).json<OffSite>().source).toBe('none');
  const status = (await api.call('GET', '/api/backups', { token })).json<BackupStatus>();
  expect(status).not.toHaveProperty('offSite');
});
