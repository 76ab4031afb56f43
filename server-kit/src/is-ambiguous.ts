import type { IncomingMessage } from 'node:http';

/** Versions of HTTP that name their host in a header, or may. */
const versions = ['1.0', '1.1'];

/**
 * True for a request that this server and a proxy in front of it may read differently: Node takes the first of two hosts,
 * another server the last; and HTTP/0.9 has no headers.
 */
export function isAmbiguous({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || !versions.includes(httpVersion);
}
