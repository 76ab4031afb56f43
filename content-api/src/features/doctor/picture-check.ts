import { addressesOf, outsideAddress, ownAddress } from './addresses-of.ts';
import type { Check, Facts } from './facts.ts';

/** Limit for a picture that is sent as it is. The library makes smaller sizes of the others. */
const largeBytes = 500_000;
const megabyte = 1_000_000;

/** Pictures that take long to load. */
export const pictureCheck: Check = (spot, record, facts) =>
  addressesOf(spot, record).pictures.flatMap(({ address }) => {
    const bytes = sentBytes(address, facts);
    if (bytes < largeBytes) return [];
    return [
      {
        check: 'large-picture' as const,
        subject: address,
        message: `The picture has ${(bytes / megabyte).toFixed(1)} MB, and visitors load all of it. ${adviceFor(address, facts)}`,
      },
    ];
  });

function sentBytes(address: string, { page, links, fileAt }: Facts): number {
  const outside = outsideAddress(address, page);
  if (outside !== undefined) return links.get(outside)?.bytes ?? 0;
  const own = ownAddress(address, page);
  const file = own === undefined ? null : fileAt(own.pathname);
  return file === null || file.hasVariants ? 0 : file.bytes;
}

function adviceFor(address: string, { page }: Facts): string {
  return outsideAddress(address, page) === undefined
    ? 'Replace it by a smaller one.'
    : 'Bring it into the library, which makes smaller sizes.';
}
