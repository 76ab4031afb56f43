import { redirect } from '../../contract/kinds/redirect.ts';
import { eachLive } from '../../core/records/each-live.ts';
import { textOf } from '../../core/records/read-values.ts';
import type { Queries } from '../../db/database.ts';
import type { OutFile } from './out-file.ts';

/** The studio's redirects: `_redirects` as Netlify and Cloudflare Pages read it, and a map for nginx. */
export async function redirectFiles(db: Queries): Promise<OutFile[]> {
  const pairs: [from: string, to: string][] = [];
  for await (const { records } of eachLive(db, redirect))
    for (const { data } of records) pairs.push([textOf(data.from), textOf(data.to)]);
  // Hosts know no redirect by the query alone.
  const plain = pairs.filter(([from]) => !from.includes('?'));
  const lines = plain.map(([from, to]) => `${withoutSpace(from)} ${withoutSpace(to)} 301\n`);
  const entries = pairs.flatMap(([from, to]) => {
    const both = from.includes('?') || from.endsWith('/') ? [from] : [from, `${from}/`];
    return both.map((one) => `  ${quoted(one)} ${quoted(to)};\n`);
  });
  const map = `# In http: include this file. In server: if ($moved_to) { return 301 $moved_to; }\nmap $request_uri $moved_to {\n  default "";\n${entries.join('')}}\n`;
  return [
    { path: '_redirects', read: () => Buffer.from(lines.join('')) },
    { path: 'redirects.nginx.conf', read: () => Buffer.from(map) },
  ];
}

function withoutSpace(address: string): string {
  return address.replaceAll(/\s/g, encodeURIComponent);
}

/** A string of nginx, in which `$` would begin a variable. */
function quoted(address: string): string {
  return `"${withoutSpace(address).replaceAll('$', '%24').replaceAll(/["\\]/g, '\\$&')}"`;
}
