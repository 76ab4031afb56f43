import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that the server took. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came over the wire. */
  raw: string;
  /** By its lower-case name, unfolded. */
  header: (name: string) => string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Answers that are given to the next mails instead of taking them. */
  refusals: { at: 'recipient' | 'data'; code: number }[];
  close: () => Promise<void>;
}

/** A real mail server on this machine that keeps what it takes. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: MailServer['refusals'] = [];
  const refuse = (at: 'recipient' | 'data') => {
    if (refusals[0]?.at !== at) return undefined;
    const code = refusals.shift()?.code ?? 451;
    return Object.assign(new Error('Not this one'), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData(stream, session, done) {
      buffer(stream).then(
        (bytes) => {
          const refusal = refuse('data');
          if (refusal) return done(refusal);
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: bytes.toString(),
            header: (name) => headerOf(bytes.toString(), name),
          });
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function headerOf(raw: string, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 2) ?? '';
}
