/**
 * One address per server that a `DATABASE_URL` names, in its order. Several servers stand in it as libpq reads them:
 * `postgres://user@one:5432,two:5432/studio`, or in the parameters `host` and `port`.
 */
export function serverAddresses(url: string): string[] {
  const authorityAt = url.indexOf('://') + 3;
  if (authorityAt < 3) return [url];
  const authority = url.slice(authorityAt, authorityAt + url.slice(authorityAt).search(/[/?#]|$/));
  const hosts = authority.slice(authority.lastIndexOf('@') + 1);
  const hostsAt = authorityAt + authority.length - hosts.length;
  const [start, rest] = [url.slice(0, hostsAt), url.slice(hostsAt + hosts.length)];
  return hosts.split(',').flatMap((host) => byParameters(`${start}${host}${rest}`));
}

/** True when every server that it names has a readable address. */
export function areServerAddresses(url: string): boolean {
  return serverAddresses(url).every(
    (address) => /^postgres(ql)?:\/\//.test(address) && URL.canParse(address),
  );
}

function byParameters(address: string): string[] {
  if (!URL.canParse(address)) return [address];
  const hosts = new URL(address).searchParams.get('host')?.split(',') ?? [];
  const ports = new URL(address).searchParams.get('port')?.split(',') ?? [];
  if (hosts.length <= 1) return [address];
  return hosts.map((host, index) => {
    const single = new URL(address);
    single.searchParams.set('host', host);
    const port = ports[index] ?? ports[0];
    if (port !== undefined) single.searchParams.set('port', port);
    return single.href;
  });
}
