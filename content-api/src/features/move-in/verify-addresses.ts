import { fetchWithDeadline } from 'server-kit';
import type { ImportAddress } from '../../contract/imports.ts';

/** An old address as the site answers it. */
export interface VerifiedAddress extends ImportAddress {
  status: number;
  isAsPlanned: boolean;
}

const deadlineMs = 10_000;

/** Asks the site for each old address, and for what a redirect leads to. */
export async function verifyAddresses(
  siteOrigin: string,
  addresses: readonly ImportAddress[],
): Promise<VerifiedAddress[]> {
  const verified: VerifiedAddress[] = [];
  for (const address of addresses) verified.push(await verify(siteOrigin, address));
  return verified;
}

async function verify(siteOrigin: string, address: ImportAddress): Promise<VerifiedAddress> {
  const { from, to, answer } = address;
  const { status, location } = await ask(new URL(from, siteOrigin));
  if (answer !== 'redirect') return { ...address, status, isAsPlanned: answer === 'gone' || status === 200 };
  const isRedirect = (status === 301 || status === 308) && location !== undefined;
  const target = isRedirect ? await ask(new URL(location, siteOrigin)) : undefined;
  return { ...address, to, status, isAsPlanned: target?.status === 200 };
}

async function ask(url: URL): Promise<{ status: number; location?: string }> {
  const answer = await fetchWithDeadline(deadlineMs)(url, { redirect: 'manual' });
  await answer.body?.cancel();
  return { status: answer.status, location: answer.headers.get('location') ?? undefined };
}
