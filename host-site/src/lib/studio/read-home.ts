import { home, usualHome } from 'content-api/contract';
import { wholeReaderOf } from '../reader-of.ts';

const readWhole = wholeReaderOf(home);

/** The home page's texts, without what is hidden: the data of a page is part of its HTML. */
export function readHome(value: unknown) {
  const { hasStatistics, statistics, sections, ...hero } = readWhole(value);
  return {
    ...hero,
    statistics: hasStatistics ? statistics : [],
    sections: sections.flatMap(({ isShown, ...section }) => (isShown ? [section] : [])),
  };
}

/** In place of a home page that could not be fetched. */
export const homeFallback = readHome(usualHome);
