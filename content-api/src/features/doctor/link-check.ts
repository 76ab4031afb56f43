import { offeredLanguages } from '../../contract/language.ts';
import { addressesOf, outsideAddress, ownAddress } from './addresses-of.ts';
import type { Check, Facts } from './facts.ts';

const noFile = 'There is no such file.';

/** Links and pictures that lead nowhere. Those of other sites are known from the last check of links. */
export const linkCheck: Check = (spot, record, facts) => {
  const { links, pictures } = addressesOf(spot, record);
  return [...links, ...pictures.map(({ address }) => address)].flatMap((address) => {
    const fault = linkFault(address, facts);
    return fault === undefined ? [] : [{ check: 'dead-link' as const, subject: address, message: fault }];
  });
};

/** Why a link leads nowhere, in one sentence; undefined for one that leads somewhere, as far as is known. */
export function linkFault(address: string, facts: Facts): string | undefined {
  const { page, links, fileAt, hasPage } = facts;
  const outside = outsideAddress(address, page);
  if (outside !== undefined) {
    const state = links.get(outside);
    if (!outside.startsWith(`${page.origin}/`)) return state?.fault;
    // Visitors may reach the site where its own servers do not.
    return state?.isGone === true ? noFile : undefined;
  }
  const own = ownAddress(address, page);
  if (own === undefined) return undefined;
  if (own.pathname.startsWith('/media/')) return fileAt(own.pathname) === null ? noFile : undefined;
  if (hasPage(own.pathname + own.search)) return undefined;
  return missingLanguage(own.pathname, facts) ?? 'There is no page at this address.';
}

/** Says which language an address names that visitors are not offered, such as one that was taken away. */
function missingLanguage(pathname: string, { languages }: Facts): string | undefined {
  const [, first = ''] = pathname.split('/');
  const code = offeredLanguages.find((one) => one.toLowerCase() === first.toLowerCase());
  if (code === undefined || languages.includes(code)) return undefined;
  return `The site is not in ${languageNames.of(code) ?? code} (${code}).`;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
