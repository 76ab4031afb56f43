import { addressesOf, outsideAddress, ownPath } from './addresses-of.ts';
import type { Check, Facts } from './facts.ts';

/** Links and pictures that lead nowhere. Those of other sites are known from the last check of links. */
export const linkCheck: Check = (spot, record, facts) => {
  const { links, pictures } = addressesOf(spot, record);
  return [...links, ...pictures.map(({ address }) => address)].flatMap((address) => {
    const fault = linkFault(address, facts);
    return fault === undefined ? [] : [{ check: 'dead-link' as const, subject: address, message: fault }];
  });
};

/** Why a link leads nowhere, in one sentence; undefined for one that leads somewhere, as far as is known. */
export function linkFault(
  address: string,
  { siteOrigin, links, fileAt, hasPage }: Facts,
): string | undefined {
  const outside = outsideAddress(address, siteOrigin);
  if (outside !== undefined) return links.get(outside)?.fault;
  const path = ownPath(address, siteOrigin);
  if (path === undefined) return undefined;
  if (path.startsWith('/media/')) return fileAt(path) === null ? 'There is no such file.' : undefined;
  return hasPage(path) === false ? 'There is no page at this address.' : undefined;
}
