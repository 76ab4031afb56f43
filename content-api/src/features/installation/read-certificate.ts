import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Installation } from '../../contract/installation.ts';
import { days, seconds } from '../../lib/durations.ts';
import { toIso } from '../../lib/clock.ts';

const patienceMs = seconds(3);
/** Renewed by then, where somebody or something renews it. */
const endingMs = days(14);

/** Asks the site's own address for its certificate, as a browser would, and reads when it ends. */
export async function readCertificate(siteUrl: URL, nowMs: number): Promise<Installation['certificate']> {
  if (siteUrl.protocol !== 'https:') return { state: 'none' };
  const ends = await endOf(siteUrl);
  if (ends === undefined) return { state: 'unknown' };
  const leftMs = ends - nowMs;
  const endsAt = toIso(ends);
  if (leftMs <= 0) return { state: 'ended', endsAt };
  return { state: leftMs < endingMs ? 'ending' : 'sound', endsAt };
}

function endOf({ hostname, port }: URL): Promise<number | undefined> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port) || 443,
      ...(isIP(host) === 0 && { servername: host }),
      // Its end is of interest above all when it is not valid any more; nothing is sent.
      rejectUnauthorized: false,
      timeout: patienceMs,
    });
    const end = (found?: number) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('secureConnect', () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(ends) ? undefined : ends);
    });
    socket.once('timeout', () => end());
    socket.once('error', () => end());
  });
}
