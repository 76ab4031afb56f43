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
export async function ask(url: string, options: AskOptions = {}): Promise<Asked> {
  const sent = send(url, options);
  try {
    return await sent.answer;
  } catch (error) {
    // The server closed the idle connection just then; what reads may be sent again.
    const isRead = (options.method ?? 'GET') === 'GET';
    if (isRead && sent.request.reusedSocket) return send(url, options).answer;
    throw error;
  }
}

function send(url: string, { method = 'GET', headers = {}, body, from }: AskOptions) {
  const json = body && { 'content-type': 'application/json' };
  const asking = request(url, { method, headers: { ...json, ...headers }, localAddress: from });
  const answer = new Promise<Asked>((resolve, reject) => {
    asking.on('error', reject).on('response', (response) => {
      text(response).then(
        (sent) => resolve({ status: response.statusCode ?? 0, body: sent, headers: response.headers }),
        reject,
      );
    });
    asking.end(body && JSON.stringify(body));
  });
  return { request: asking, answer };
}
