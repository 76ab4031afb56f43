import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** What stands at `PURGE_URL` for Varnish: it checks the signature and purges by key. */
export interface PurgeReceiver {
  url: string;
  /** Calls that were taken. */
  calls: PurgeCall[];
  /** Purges past the product. */
  purge: (keys: readonly string[]) => Promise<unknown>;
  stop: () => Promise<void>;
}

type PurgeCall = z.infer<typeof callSchema>;

const callSchema = z.object({ revision: z.string(), keys: z.array(z.string().regex(/^[\w:.-]+$/)) });
const oldestSeconds = 300;

export async function startPurgeReceiver(
  secret: string,
  ports: { receiver: number; purges: number },
): Promise<PurgeReceiver> {
  const calls: PurgeCall[] = [];
  const server = createServer((asked, answer) => {
    take(asked).then(
      (status) => answer.writeHead(status).end(),
      () => answer.writeHead(502).end(),
    );
  });

  async function take(asked: IncomingMessage): Promise<number> {
    const body = await text(asked);
    if (!isSigned(body, String(asked.headers['x-signature']), secret)) return 403;
    const call = callSchema.parse(JSON.parse(body));
    if ((await purge(ports.purges, call.keys)) !== 200) return 502;
    calls.push(call);
    return 204;
  }

  await new Promise<void>((resolve) => server.listen(ports.receiver, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${ports.receiver}/purge`,
    calls,
    purge: (keys) => purge(ports.purges, keys),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isSigned(body: string, header: string, secret: string): boolean {
  const [, stamp = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (Math.abs(Date.now() / 1000 - Number(stamp)) > oldestSeconds) return false;
  const right = createHmac('sha256', secret).update(`${stamp}.${body}`).digest();
  const sent = Buffer.from(given, 'hex');
  return sent.length === right.length && timingSafeEqual(sent, right);
}

function purge(port: number, keys: readonly string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', method: 'PURGE', path: '/', headers: { 'surrogate-key': keys.join(' ') } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    )
      .on('error', reject)
      .end();
  });
}
