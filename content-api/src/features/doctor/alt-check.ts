import { textOf } from '../../core/records/read-values.ts';
import { addressesOf, ownAddress } from './addresses-of.ts';
import type { Check } from './facts.ts';

/**
 * Pictures without words in the record and in the library. Fields that take no words of their own are left out: their
 * pages describe them by the title.
 */
export const altCheck: Check = (spot, record, { fileAt, page }) => {
  const { field, path, holder } = spot;
  const { language } = record.kind;
  if (field.type === 'image' && field.alt === undefined) return [];
  const name = field.type === 'image' ? field.alt : undefined;
  const own = name === undefined ? '' : textOf(holder[name]).trim();
  return addressesOf(spot, record).pictures.flatMap(({ address, alt }) => {
    const file = ownAddress(address, page)?.pathname;
    const known = file === undefined ? null : fileAt(file);
    const inLibrary = language === undefined ? known?.alt : known?.alts[language];
    if (alt !== '' || own !== '' || inLibrary) return [];
    return [
      {
        check: 'missing-alt' as const,
        subject: address,
        message: 'Say what the picture shows, for those who cannot see it.',
        ...(name !== undefined && { field: path.slice(0, path.lastIndexOf('.') + 1) + name }),
      },
    ];
  });
};
