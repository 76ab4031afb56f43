import { createHash } from 'node:crypto';
import type { ServerConfig } from './config.ts';
import type { ReleaseSource } from './release-source.ts';

interface OutputVersionOptions {
  config: ServerConfig;
  releases: Pick<ReleaseSource, 'current'>;
  now?: () => number;
}

/**
 * Names everything that pages and documents are made of besides their address and their content. Copies of another
 * version are rendered again, also after a restart.
 */
export function createOutputVersion(options: OutputVersionOptions): () => string {
  const { config, releases, now = Date.now } = options;
  const { siteUrl, adminRemoteUrl, apiBase, portfolioBase, contact, timeZone } = config;
  const settings = createHash('sha256')
    .update(JSON.stringify([siteUrl, adminRemoteUrl, apiBase, portfolioBase, contact, timeZone]))
    .digest('base64url')
    .slice(0, 16);
  return () => `${releases.current().id} ${settings} ${timeSlot(now())}`;
}

const quarterMs = 15 * 60_000;

/**
 * Names the time that pages show. They show the year of the studio's zone, which the cache does not know: around New Year
 * the name changes with every quarter of an hour, and with it wherever midnight is.
 */
export function timeSlot(nowMs: number): string {
  const [year = '', month, day] = new Date(nowMs).toISOString().split(/[-T]/);
  const isTurn = (month === '12' && day === '31') || (month === '01' && day === '01');
  return isTurn ? String(Math.floor(nowMs / quarterMs)) : year;
}
