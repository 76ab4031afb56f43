import type { FinishedPage, Receipt } from '../../contract/receipt.ts';
import { ownAddress } from '../doctor/addresses-of.ts';
import type { FactReader } from '../doctor/fact-reader.ts';
import { linkFault } from '../doctor/link-check.ts';
import { decodeSafely } from '../../lib/decode-safely.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { headingFaults } from './heading-faults.ts';
import { pictureBytes } from './picture-bytes.ts';

const listedMax = 20;
const headingsMax = 100;
const headingTextMax = 120;

interface Sources {
  readFacts: FactReader;
  /** That of the site. */
  origin: string;
  media: Pick<MediaFolder, 'bytesOf'>;
  at: string;
}

/** Measures a finished page. */
export async function makeReceipt(
  { html, htmlBytes, assets, path: pagePath }: FinishedPage,
  { readFacts, origin, media, at }: Sources,
): Promise<Receipt> {
  const { pageParts } = await import('./page-parts.ts');
  const { pictures, headings, links, ids } = pageParts(html);
  const page = new URL(pagePath, origin);
  const own = links.flatMap((href) => {
    const address = ownAddress(href, page);
    return address === undefined ? [] : address.pathname + address.search;
  });
  const onPage = { ...(await readFacts(own)), page };
  const bytesOf = (ending: RegExp) =>
    Object.entries(assets).reduce((sum, [address, size]) => sum + (ending.test(address) ? size : 0), 0);
  const isDead = (href: string) =>
    href.startsWith('#')
      ? href.length > 1 && !ids.has(decodeSafely(href.slice(1)))
      : linkFault(href, onPage) !== undefined;
  return {
    at,
    path: pagePath,
    bytes: {
      html: htmlBytes,
      script: bytesOf(/\.m?js$/),
      style: bytesOf(/\.css$/),
      font: bytesOf(/\.woff2?$/),
      picture: await pictureBytes(pictures, { media, assets }),
    },
    pictures: pictures.length,
    withoutAlt: unique(pictures.filter(({ hasWords }) => !hasWords).map(({ src }) => src)),
    headings: headings
      .slice(0, headingsMax)
      .map(({ level, text }) => ({ level, text: text.slice(0, headingTextMax) })),
    headingFaults: headingFaults(headings).slice(0, listedMax),
    deadLinks: unique(links.filter(isDead)),
  };
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].slice(0, listedMax);
}
