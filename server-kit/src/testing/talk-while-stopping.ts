import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { talk } from './talk.ts';
import type { Talk } from './talk.ts';

/** Sends half a request, has the server stop, sends the rest, and waits until the server has stopped. */
export async function talkWhileStopping(
  server: Server,
  path: string,
  stop: () => Promise<unknown>,
): Promise<Talk> {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  let stopped: Promise<unknown> | undefined;
  async function* parts(): AsyncGenerator<string> {
    yield `GET ${path} HTTP/1.1\r\n`;
    const [connection] = await accepted;
    while (connection.bytesRead === 0) await new Promise(setImmediate);
    stopped = stop();
    yield 'Host: x\r\n\r\n';
  }
  const talked = await talk((server.address() as AddressInfo).port, parts());
  await stopped;
  return talked;
}
