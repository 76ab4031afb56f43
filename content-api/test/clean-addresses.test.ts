import { migrate } from '../src/db/migrate.ts';
import { cleanAddresses } from '../src/db/migrations/017-clean-addresses.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { openTestDatabase } from './support/open-test-database.ts';

const at = '2026-01-02T03:04:05.000Z';

test('addresses of before lose what nobody sees: a login, a search and an erasure find them', async () => {
  const database = await openTestDatabase();
  const isNewer = (name: string) => name.localeCompare('017-clean-addresses') >= 0;
  await migrate(database, { migrations: migrations.filter(({ name }) => !isNewer(name)) });
  const message = {
    name: 'Ann',
    subject: 'Hello',
    message: 'Hello',
    is_read: 0,
    is_spam: 0,
    state: 'new',
    spam_reason: '',
    search_text: '',
    created_at: at,
    updated_at: at,
  };
  const id = '650000000000000000000001';
  await database.queries
    .insertInto('messages')
    .values({ ...message, id, email: '\ufeffann@\u200bx.example\u200e' })
    .execute();
  await migrate(database, { migrations });
  const api = await buildTestApp({ database });
  const { token } = await api.login();
  const list = await api.call('GET', '/api/messages', { token });
  expect(list.json()).toMatchObject({ messages: [{ email: 'ann@x.example' }] });
  const erased = await api.call('POST', '/api/messages/erase', {
    token,
    body: { email: 'Ann@x\u00ad.example' },
  });
  expect(erased.json()).toMatchObject({ erased: 1 });
  await api.close();
});

test('of two accounts that one address is left of, each keeps an address of its own', async () => {
  const database = await openTestDatabase();
  await migrate(database, { migrations });
  const account = {
    role: 'admin',
    password_hash: '',
    is_disabled: 0,
    may: '[]',
    picture: '',
    totp_secret: '',
    totp_pending: '',
    totp_step: 0,
    created_at: at,
    updated_at: at,
  };
  const emails = ['ann@x.example', 'ann@x.example\u200b', 'bob\u200b@x.example', 'bob@x.example\ufeff'];
  await database.queries
    .insertInto('users')
    .values(
      emails.map((email, index) => ({
        ...account,
        id: `65000000000000000000000${index}`,
        username: email,
        email,
      })),
    )
    .execute();
  await migrate(database, { migrations: [...migrations, { ...cleanAddresses, name: '900-again' }] });
  const users = await database.queries.selectFrom('users').select('email').orderBy('id').execute();
  expect(users.map(({ email }) => email)).toEqual([emails[0], emails[1], 'bob@x.example', emails[3]]);
  await database.close();
});
