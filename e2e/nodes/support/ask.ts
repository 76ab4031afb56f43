import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Asked {
  status: number;
  body: string;
  headers: NodeJS.Dict<string | string[]>;
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** The visitor's own address, one of this machine: `127.0.0.21`. */
  from?: string;
}

/** A request from an address of its own, which `fetch` cannot choose. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, from }: AskOptions = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const json = body && { 'content-type': 'application/json' };
    request(url, { method, headers: { ...json, ...headers }, localAddress: from }, (answer) => {
      text(answer).then(
        (sent) => resolve({ status: answer.statusCode ?? 0, body: sent, headers: answer.headers }),
        reject,
      );
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}
