import { siteSecretHeader } from 'server-kit';
import type { CallOptions, TestApp } from './build-test-app.ts';

/** A call of the site's server. */
export function asSite({ context }: TestApp, headers: Record<string, string> = {}): CallOptions {
  return { ip: '127.0.0.1', headers: { [siteSecretHeader]: context.siteSecret, ...headers } };
}
