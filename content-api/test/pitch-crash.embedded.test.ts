import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PitchLink, RecordView } from '../src/contract/index.ts';
import type { ClientPitch } from '../src/contract/pitch.ts';
import { eventually } from './support/eventually.ts';
import { startMailServer } from './support/mail-server.ts';
import { startServerHere } from './support/server-here.ts';
import { newDataDir, startServer } from './support/server-process.ts';

const password = 'a chaotic pass phrase';
/** Moments after an acceptance was sent at which the API is killed: before, while and after it is written. */
const killedAfterMs = [0, 3, 8, 20];

/** Calls of a server, with a session where there is one. */
function callerOf(url: string, token = '') {
  return async <T>(method: string, to: string, body?: object): Promise<T> => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== '') headers.authorization = `Bearer ${token}`;
    const answer = await fetch(url + to, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

async function sendPitch(url: string, number: number): Promise<string> {
  const login = { email: 'admin@example.com', password };
  const { token } = await callerOf(url)<{ token: string }>('POST', '/api/auth/login', login);
  const call = callerOf(url, token);
  const data = { title: `Offer ${number}`, client: 'Northwind', lines: [{ text: 'Design', amount: '100' }] };
  const { record } = await call<RecordView>('POST', '/api/records/pitch', { data, publish: {} });
  const body = { name: 'Meera', email: `meera-${number}@client.example` };
  const link = await call<PitchLink>('POST', `/api/pitches/${record._id}/links`, body);
  return `/api/pitch/${link.url.split('/').at(-1)}`;
}

async function accept(url: string, pitch: string): Promise<ClientPitch> {
  const { revision } = await callerOf(url)<ClientPitch>('GET', pitch);
  const body = { answer: 'accepted', revision, options: [], name: 'Meera Patel', isConfirmed: true };
  return callerOf(url)<ClientPitch>('POST', `${pitch}/answer`, body);
}

/** What is stored of acceptances: their rows, the mails and the lines of the audit. */
function stored(dataDir: string): number[] {
  const db = new DatabaseSync(path.join(dataDir, 'content.db'));
  try {
    return [
      'pitch_answers',
      `outbox where kind = 'pitch-answer'`,
      `audit where action = 'accept'`,
      `outbox where kind = 'pitch-answer' and state = 'queued'`,
    ].map((rows) => Number(db.prepare(`select count(*) as n from ${rows}`).get()?.n));
  } finally {
    db.close();
  }
}

test('an acceptance during which the API is killed is there whole or not at all, once, and so are its mails', async () => {
  const dataDir = newDataDir();
  const mail = await startMailServer();
  await mail.close();
  const env = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    SMTP_URL: mail.url,
    NOTIFY_EMAIL: 'one@studio.example',
    LIMITS_SCALE: '1000',
  };
  const pitches: string[] = [];
  try {
    for (const [number, killedMs] of killedAfterMs.entries()) {
      const server = await startServer(env);
      pitches.push(await sendPitch(server.url, number));
      const pitch = pitches.at(-1) ?? '';
      const answered = accept(server.url, pitch).then(
        () => true,
        () => false,
      );
      setTimeout(() => server.kill('SIGKILL'), killedMs);
      await server.ended;
      const wasAnswered = await answered;
      const [answers = 0, mails, lines] = stored(dataDir);
      // Those before are settled; of this one there is all or nothing, and all where it was answered.
      expect([mails, lines]).toEqual([answers * 2, answers]);
      expect([number, number + 1]).toContain(answers);
      if (wasAnswered) expect(answers).toBe(number + 1);
      // The client sends the form again, twice.
      const again = await startServerHere(env);
      try {
        const views = [await accept(again.url, pitch), await accept(again.url, pitch)];
        expect(views[0]?.answer).toMatchObject({ answer: 'accepted', name: 'Meera Patel' });
        expect(views[1]?.answer).toEqual(views[0]?.answer);
      } finally {
        await again.stop();
      }
      expect(stored(dataDir).slice(0, 3)).toEqual([number + 1, (number + 1) * 2, number + 1]);
    }

    const db = new DatabaseSync(path.join(dataDir, 'content.db'));
    // The pauses between attempts are over.
    db.exec(`update outbox set next_at = '2020-01-01T00:00:00.000Z' where state = 'queued'`);
    db.close();
    const working = await startMailServer(Number(new URL(mail.url).port));
    const last = await startServerHere(env);
    try {
      await eventually(
        () => stored(dataDir)[3],
        (left) => left === 0,
      );
    } finally {
      await last.stop();
      await working.close();
    }
    const sent = working.received.filter((one) => /accepted/i.test(one.header('subject')));
    const expected = pitches.flatMap((_, number) => [`meera-${number}@client.example`, 'one@studio.example']);
    expect(sent.flatMap(({ to }) => to).toSorted()).toEqual(expected.toSorted());
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
