import { createHash, X509Certificate } from 'node:crypto';
import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import { generate } from 'selfsigned';

export interface HttpsFront {
  /** Switches that make Chromium accept the certificate. */
  browserArgs: string[];
  close: () => Promise<void>;
}

/** Stands before a site at the secure address, with a certificate of its own. */
export async function startHttpsFront(address: string, siteUrl: string): Promise<HttpsFront> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const server = createServer({ cert: made.cert, key: made.private }, (request, response) => {
    const onward = forward(
      siteUrl + (request.url ?? ''),
      { method: request.method, headers: request.headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(address).port), resolve));
  const key = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return {
    browserArgs: [`--ignore-certificate-errors-spki-list=${hash}`],
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
