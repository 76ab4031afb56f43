import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Faults of a file in transit. */
export type Fault = 'unavailable' | 'reset' | 'html' | 'altered' | 'slow' | 'missing';

export interface FaultyProxy {
  url: string;
  /** From now on every address that matches has the fault. */
  break: (address: RegExp, fault: Fault) => void;
  heal: () => void;
  /** Paths asked for since the last call. */
  asked: () => string[];
  /** Sends everything to another port. */
  pointTo: (port: number) => void;
  close: () => Promise<void>;
}

/** The whole form outlives the deadline of the pointer and of the manifest, the short one only shows that files may be late. */
const slowMs = process.env.RELEASE_MATRIX === 'short' ? 1_500 : 10_000;

/** Stands in front of a server and spoils chosen answers, as networks, caches and half-made uploads do. */
export async function startFaultyProxy(port: number, targetPort: number): Promise<FaultyProxy> {
  const faults: { address: RegExp; fault: Fault }[] = [];
  let target = targetPort;
  let asked: string[] = [];

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = incoming.url ?? '/';
    asked.push(address);
    const fault = faults.find((one) => one.address.test(address))?.fault;
    if (fault === 'reset') {
      incoming.socket.destroy();
      return;
    }
    const origin = await fetchFrom(target, incoming, fault === 'altered');
    const headers = { ...origin.headers };
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    if (fault === 'unavailable')
      return void outgoing.writeHead(503, cors(headers)).end('Service Unavailable');
    if (fault === 'missing') return void outgoing.writeHead(404, cors(headers)).end('{"success":false}');
    if (fault === 'html') {
      const page = '<!doctype html><title>Welcome</title><p>Please sign in to this network.';
      return void outgoing.writeHead(200, { ...cors(headers), 'content-type': 'text/html' }).end(page);
    }
    if (fault === 'altered') {
      const body = await text(origin);
      return void outgoing
        .writeHead(200, { ...headers, 'cache-control': 'no-store' })
        .end(alterOneByte(body));
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    outgoing.writeHead(origin.statusCode ?? 502, headers);
    origin.pipe(outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    break: (address, fault) => void faults.push({ address, fault }),
    heal: () => void faults.splice(0),
    asked() {
      const seen = asked;
      asked = [];
      return seen;
    },
    pointTo: (port_) => void (target = port_),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function fetchFrom(port: number, incoming: IncomingMessage, plain: boolean): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...incoming.headers, ...(plain && { 'accept-encoding': 'identity' }) };
    request({ host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers }, resolve)
      .on('error', reject)
      .end();
  });
}

function cors(headers: IncomingMessage['headers']): Record<string, string> {
  const allowed = headers['access-control-allow-origin'];
  return { 'cache-control': 'no-store', ...(allowed && { 'access-control-allow-origin': allowed }) };
}

/** A change that keeps scripts and JSON well-formed: what a checksum must find and a parser would not. */
function alterOneByte(body: string): string {
  const at = body.search(/[a-z](?=[a-z]{3}["'`])/);
  const index = at < 0 ? Math.floor(body.length / 2) : at;
  const letter = body[index] === 'q' ? 'z' : 'q';
  return body.slice(0, index) + letter + body.slice(index + 1);
}
