import pino from 'pino';
import { createOutbox } from '../src/features/outbox/outbox.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { queueMail } from '../src/features/outbox/queue-mail.ts';
import { readConfig } from '../src/config/config.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { startMailServer } from './support/mail-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';

test('two processes share one queue: every mail goes out once', async () => {
  const url = await createSchema(postgresUrl ?? '');
  const mail = await startMailServer();
  const { config } = readConfig({ SMTP_URL: mail.url });
  const clock = createFakeClock();
  const databases = [openPostgres(url), openPostgres(url)] as const;
  const [database] = databases;
  await migrate(database, { migrations });
  const siteSecret = 's'.repeat(32);
  const parts = { config, siteSecret, clock, log: pino({ level: 'silent' }), mayWrite: () => true };
  const outboxes = databases.map((one) => createOutbox({ ...parts, database: one }));
  for (let count = 0; count < 30; count += 1) {
    const subject = `Mail ${count}`;
    const content = { heading: subject, paragraphs: [] };
    await queueMail(
      database.queries,
      { config, siteSecret, clock },
      { kind: 'test', to: 'a@b.example', subject, content },
    );
  }
  await Promise.all(outboxes.map((outbox) => outbox.work()));
  const subjects = mail.received.map((one) => one.header('subject'));
  expect(subjects).toHaveLength(30);
  expect(new Set(subjects).size).toBe(30);
  await Promise.all([...outboxes.map((outbox) => outbox.close()), ...databases.map((one) => one.close())]);
  await mail.close();
});
