import { createHash } from 'node:crypto';
import type { ServerConfig } from './config.ts';
import type { ReleaseSource } from './release-source.ts';

interface OutputVersionOptions {
  config: ServerConfig;
  releases: Pick<ReleaseSource, 'current'>;
  now?: () => Date;
}

/**
 * Names everything that pages and documents are made of besides their address and their content. What was kept under
 * another name is made anew, also after a restart.
 */
export function createOutputVersion(options: OutputVersionOptions): () => string {
  const { config, releases, now = () => new Date() } = options;
  const { siteUrl, adminRemoteUrl, apiBase, portfolioBase, contact } = config;
  const settings = createHash('sha256')
    .update(JSON.stringify([siteUrl, adminRemoteUrl, apiBase, portfolioBase, contact]))
    .digest('base64url')
    .slice(0, 16);
  // The footer has the year.
  return () => `${releases.current().id} ${settings} ${now().getUTCFullYear()}`;
}
