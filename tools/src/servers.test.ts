import { roles } from './lib/roles.ts';
import { serverSpecs } from './servers.ts';
import { readSettings } from './settings.ts';

const optionsWith = (environment: NodeJS.ProcessEnv) => {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.faults.join());
  return serverSpecs(read.settings, environment).map(({ nodeOptions }) => nodeOptions);
};

test('a server is called as in --only', () => {
  const read = readSettings({});
  if (!read.ok) throw new Error(read.faults.join());
  const names = roles.map((role) => serverSpecs(read.settings, {}, [role]).map(({ name }) => name));
  expect(names).toEqual(roles.map((role) => [role]));
});

test('the servers run with a small young generation, unless NODE_OPTIONS names its size', () => {
  const small = ['--max-semi-space-size=2'];
  expect(optionsWith({})).toEqual([small, small, small]);
  expect(optionsWith({ NODE_OPTIONS: '--trace-warnings' })).toEqual([small, small, small]);
  expect(optionsWith({ NODE_OPTIONS: '--max-semi-space-size=16' })).toEqual([[], [], []]);
});

test('secrets of one server are not in the environment of another', () => {
  const secrets = {
    ADMIN_EMAIL: 'owner@studio.example',
    ADMIN_PASSWORD: 'quite a long phrase 8',
    DATABASE_URL: 'postgres://studio:secret@127.0.0.1/studio',
    SMTP_URL: 'smtps://studio:secret@mail.example',
    WEBHOOK_URL: 'https://hooks.example/studio',
    WEBHOOK_SECRET: 'a secret of thirty-two characters',
    CONTACT_FORM_KEY: 'a key of at least thirty-two characters',
  };
  const read = readSettings(secrets);
  if (!read.ok) throw new Error(read.faults.join());
  const [api, console, site] = serverSpecs(read.settings, secrets).map(({ env }) =>
    Object.keys(secrets).filter((name) => name in env),
  );
  expect(api).toEqual(Object.keys(secrets).filter((name) => name !== 'CONTACT_FORM_KEY'));
  expect(console).toEqual(['WEBHOOK_URL']);
  expect(site).toEqual(['WEBHOOK_URL', 'CONTACT_FORM_KEY']);
});
