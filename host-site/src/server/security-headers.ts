import type { ServerConfig } from './config.ts';

const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface PageHashes {
  styleHashes: string[];
  scriptHashes: string[];
  admin: boolean;
}

/** Headers of every answer, whatever it is. */
export function commonHeaders(config: ServerConfig): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(config.siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Of parts of pages: what concerns documents would only weigh on each of them. */
export const subresourceHeaders = { 'x-content-type-options': 'nosniff' };

/**
 * The content security policy of a page. Its inline styles and its loader are allowed by their hashes, so the page is
 * the same bytes for everyone. Only the console's shell may run scripts of the console's origin.
 */
export function pagePolicy(config: ServerConfig, page: PageHashes): string {
  const remote = page.admin ? [config.adminRemoteUrl] : [];
  const api = [config.apiBase, config.portfolioBase].flatMap(originOf);
  const form = originOf(config.contact.url);
  const directives = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...form],
    'script-src': ["'self'", ...remote, ...page.scriptHashes],
    // The empty style is what Emotion starts with; it then inserts rules through the CSSOM.
    'style-src': ["'self'", ...remote, ...page.styleHashes, emptyStyleHash],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", ...remote],
    'img-src': ["'self'", 'http:', 'https:', 'data:'],
    'connect-src': ["'self'", ...remote, ...api, ...form],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Of pages that hold no markup of ours: errors, files, redirects. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Of pictures; an SVG opened by itself must not run anything. */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
