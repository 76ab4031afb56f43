import { rmSync } from 'node:fs';
import { eventually } from './support/eventually.ts';
import { startMailServer } from './support/mail-server.ts';
import { startServerHere } from './support/server-here.ts';
import { newDataDir, startServer } from './support/server-process.ts';
import { samples } from './support/samples.ts';

test('an enquiry that is sent while the mail server is down, and the API is killed, arrives exactly once', async () => {
  const dataDir = newDataDir();
  const first = await startMailServer();
  const port = Number(new URL(first.url).port);
  await first.close();
  const env = { DATA_DIR: dataDir, SMTP_URL: first.url, NOTIFY_EMAIL: 'one@studio.example' };
  const server = await startServer(env);
  const answer = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(samples.message),
  });
  expect(answer.status).toBe(200);
  server.kill('SIGKILL');
  await server.ended;
  const mail = await startMailServer(port);
  const again = await startServerHere(env);
  const enquiries = () => mail.received.filter((one) => one.header('subject').startsWith('New message'));
  try {
    expect(await eventually(enquiries, ({ length }) => length > 0)).toHaveLength(1);
    await again.stop();
    expect(enquiries()).toHaveLength(1);
  } finally {
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
