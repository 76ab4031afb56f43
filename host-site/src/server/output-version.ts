import { createHash } from 'node:crypto';
import type { ServerConfig } from './config.ts';
import type { ReleaseSource } from './release-source.ts';
import { timeSlot } from './time-slot.ts';

interface OutputVersionOptions {
  config: ServerConfig;
  releases: Pick<ReleaseSource, 'current'>;
  now?: () => number;
}

/**
 * Names everything that pages and documents are made of besides their address and their content. What was kept under
 * another name is made anew, also after a restart.
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
