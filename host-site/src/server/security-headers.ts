import type { ServerConfig } from './config.ts';

const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const reportGroup = 'csp';

interface PageHashes {
  styleHashes: string[];
  scriptHashes: string[];
  admin: boolean;
}

/** Headers of every response. */
export function commonHeaders(config: ServerConfig): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(config.siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Endpoint for a browser's reports about violations of the policy. */
export function reportingHeaders({ apiBase }: ServerConfig): Record<string, string> {
  return { 'reporting-endpoints': `${reportGroup}="${apiBase}/reports/csp"` };
}

/** Headers of scripts, styles and pictures: headers for documents would only add bytes to each. */
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
    // The console shows previews next to its forms; elsewhere the default holds.
    ...(page.admin && { 'frame-src': ["'self'"] }),
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...form],
    'script-src': ["'self'", ...remote, ...page.scriptHashes],
    // The empty style is what Emotion starts with; it then inserts rules through the CSSOM.
    'style-src': ["'self'", ...remote, ...page.styleHashes, emptyStyleHash],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", ...remote],
    'img-src': ["'self'", 'http:', 'https:', 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...remote, ...api, ...form],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    ...(isAllHttps(config) && { 'upgrade-insecure-requests': [] }),
    'report-to': [reportGroup],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Policy of a page in a preview: the console may show it next to its form. It has no reports: they would contain its address. */
export function previewPolicy(config: ServerConfig, page: PageHashes): string {
  return pagePolicy(config, page)
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace(`; report-to ${reportGroup}`, '');
}

/** Headers of every answer within a preview, in place of the common ones. Its address is a secret. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
};

/** Headers of every answer about a private record, in place of the common ones. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'Cookie',
};

/** Policy of answers without markup of ours: errors, files, redirects. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Policy of uploaded files: one that is opened by itself must not run anything. */
export const mediaPolicy = "default-src 'none'; sandbox";

/** The same for a drawing, which has styles of its own. */
export const drawingPolicy = `${mediaPolicy}; style-src 'unsafe-inline'`;

/** A console or an API that is still reached over http must stay within reach. */
function isAllHttps({ siteUrl, adminRemoteUrl, apiBase, portfolioBase }: ServerConfig): boolean {
  const isHttp = (address: string) => address.startsWith('http:');
  return siteUrl.startsWith('https:') && ![adminRemoteUrl, apiBase, portfolioBase].some(isHttp);
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
