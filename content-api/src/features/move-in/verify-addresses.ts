import { fetchWithDeadline } from 'server-kit';
import type { ImportAddress } from '../../contract/imports.ts';
import { pathKeyOf } from '../../contract/path-key.ts';

/** An old address as the site answers it. */
export interface VerifiedAddress extends ImportAddress {
  status: number;
  isAsPlanned: boolean;
}

const deadlineMs = 10_000;

/** Asks the site for each old address, and for what a redirect leads to: the page that took its place. */
export async function verifyAddresses(
  siteOrigin: string,
  addresses: readonly ImportAddress[],
): Promise<VerifiedAddress[]> {
  const verified: VerifiedAddress[] = [];
  for (const address of addresses) verified.push(await verify(siteOrigin, address));
  return verified;
}

async function verify(siteOrigin: string, address: ImportAddress): Promise<VerifiedAddress> {
  const { from, to, answer, reason } = address;
  const { status, location } = await ask(new URL(from, siteOrigin));
  const found = (isAsPlanned: boolean) => ({ ...address, status, isAsPlanned });
  // Not for everyone, as the reason says: that the site answers in order is all that anybody can ask.
  if (answer === 'gone' || reason !== undefined) return found(status < 500);
  if (answer === 'same' && status === 200) return found(true);
  // The same address without a slash at its end is one redirect away, too.
  if ((status !== 301 && status !== 308) || location === undefined) return found(false);
  const target = new URL(location, siteOrigin);
  const isRight = keyOf(target) === keyOf(new URL(to, siteOrigin));
  return found(isRight && (await ask(target)).status === 200);
}

function keyOf({ origin, pathname, search }: URL): string {
  return origin + pathKeyOf(pathname + search);
}

async function ask(url: URL): Promise<{ status: number; location?: string }> {
  const answer = await fetchWithDeadline(deadlineMs)(url, { redirect: 'manual' });
  await answer.body?.cancel();
  return { status: answer.status, location: answer.headers.get('location') ?? undefined };
}
