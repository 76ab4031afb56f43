const pathMax = 120;

/** The host that led here; empty for the site itself and for what is no host. */
export function referrerHost(referrer: string, siteHost: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname.toLowerCase() : '';
  const isHost = /^[a-z0-9.-]{1,100}$/.test(host) && host.includes('.');
  const bare = host.replace(/^www\./, '');
  return isHost && bare !== siteHost.replace(/^www\./, '') ? bare : '';
}

/** An address without a page, and the page that has the link: its query may name a person. */
export function missingName(path: string, referrer: string): string {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const page = from && /^https?:$/.test(from.protocol) ? `${from.host}${from.pathname}` : '';
  return `${path.slice(0, pathMax)} ${page.slice(0, pathMax)}`.trim();
}
