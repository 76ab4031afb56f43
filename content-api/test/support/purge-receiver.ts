import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const callSchema = z.object({ revision: z.string(), keys: z.array(z.string()) });

/** A call as it came. */
export interface PurgeCall {
  headers: IncomingHttpHeaders;
  body: string;
  revision: string;
  keys: string[];
}

/** What stands at `PURGE_URL`. */
export interface PurgeReceiver {
  url: string;
  /** Calls so far, also refused ones. */
  calls: PurgeCall[];
  /** Statuses of the next answers. @default 204 */
  statuses: number[];
  close: () => Promise<void>;
}

export async function startPurgeReceiver(port = 0): Promise<PurgeReceiver> {
  const calls: PurgeCall[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body, ...callSchema.parse(JSON.parse(body)) });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/purge`,
    calls,
    statuses,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
