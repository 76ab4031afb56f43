const attribute = /\s(?:href|src|poster|content|action|url|data-[\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const sourceSet = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const ofStyle = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g;
const ofXml = /<(?:loc|link|id|guid[^>]*)>([^<]+)</g;
const quotedPath = /["'`](\/?(?:assets|media|artwork)\/[^"'`\s\\]+)["'`]/g;

/** Addresses that a page, style, script or feed names: some may be none. */
export function linksIn(text: string, type: string): string[] {
  const links = [attribute, ofStyle, ofXml, quotedPath].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => match.slice(1).find((group) => group !== undefined) ?? ''),
  );
  for (const [, set = ''] of text.matchAll(sourceSet))
    links.push(...set.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''));
  if (/javascript/.test(type)) links.push(...chunksIn(text));
  return links.filter((link) => link !== '' && !/^(?:#|data:|mailto:|tel:)/i.test(link)).map(decoded);
}

/** Scripts that a script of webpack loads later: it knows them by number, with a name for some and a hash for each. */
function chunksIn(script: string): string[] {
  const [, names = '', hashes = ''] =
    /"assets\/"\+\((\{[^{}]*\})\[\w+\]\|\|\w+\)\+"\."\+(\{[^{}]*\})\[\w+\]\+"\.js"/.exec(script) ?? [];
  const named = new Map(entriesOf(names));
  return entriesOf(hashes).map(([id, hash]) => `/assets/${named.get(id) ?? id}.${hash}.js`);
}

function entriesOf(object: string): [string, string][] {
  return Array.from(object.matchAll(/[{,](\d+):"([\w-]+)"/g), ([, id = '', value = '']) => [id, value]);
}

/** A static host does not look at queries: `/blog?page=2` becomes `/blog/page-2`, here and in every link. */
export function withoutQueries(text: string, origin: string): string {
  const start = origin.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const link = new RegExp(`((?:href|src|content|action)=["'])((?:${start})?/(?!/)[^"'?#]*)\\?([^"'#]+)`, 'g');
  return text.replaceAll(link, (_whole, before: string, path: string, query: string) => {
    return before + pathWithQuery(path, decoded(query));
  });
}

/** The path that stands for one with a query. */
export function pathWithQuery(path: string, query: string): string {
  const parts = Array.from(new URLSearchParams(query), ([name, value]) =>
    encodeURIComponent(`${name}-${value}`).replaceAll('%', '~'),
  );
  return [path.replace(/\/$/, ''), ...parts].join('/');
}

function decoded(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll(/&#(\d+);/g, (_whole, code: string) => {
    return String.fromCodePoint(Math.min(Number(code), 0x10ffff));
  });
}
