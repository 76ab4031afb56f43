import type { Item } from './item.ts';
import type { Addresses } from './html-to-markdown.ts';
import type { MediaBringer } from './bring-media.ts';
import type { OpenSource } from './open-source.ts';
import { requireKind } from './places.ts';
import type { Place } from './places.ts';
import { baseOf, fileAddress, linkTo } from './rewrite.ts';
import type { Targets } from './rewrite.ts';
import type { ReadyItem } from './save-item.ts';
import type { SourceFiles } from './source-files.ts';
import { toData } from './to-data.ts';
import { toText } from './to-text.ts';

interface Parts {
  place: Place;
  source: OpenSource;
  site: string;
  files: SourceFiles;
  targets: Targets;
  media: MediaBringer;
  timeZone: string;
  madeAt: string;
  author: string;
  origin: ReadyItem['origin'];
}

interface Prepared {
  ready: ReadyItem;
  /** A sentence for each file that could not be brought. */
  missing: string[];
  /** A sentence for each thing that is not as it was. */
  notes: string[];
}

/** Who has written what a source names nobody for. */
export const unknownAuthor = 'Unknown author';

/** Files that links of texts lead to, such as documents of the old site. */
const linkedFile = /\.(?:pdf|jpe?g|png|gif|webp|avif|mp4|webm)$/i;

/** Brings the files of an item, and makes the data of its record. */
export async function prepareItem(item: Item, parts: Parts): Promise<Prepared> {
  const { place, source, site, files, targets, media, timeZone, madeAt, author } = parts;
  const kind = requireKind(place.kind);
  const base = baseOf(source, item);
  const brought = new Map<string, string>();
  const missing: string[] = [];

  async function bring(address: string): Promise<string> {
    const known = brought.get(address);
    if (known !== undefined) return known;
    const result = await media.bring(fileAddress(source, address, base), base);
    // A picture that cannot be had stays where it is.
    let url = /^https?:/i.test(address) ? address : '';
    if ('url' in result) ({ url } = result);
    else missing.push(`${address}: ${result.reason}`);
    brought.set(address, url);
    return url;
  }

  const isOwnFile = (address: string) => {
    const path = address.split(/[?#]/)[0] ?? '';
    return (
      linkedFile.test(path) && (!/^https?:/i.test(address) || (site !== '' && address.startsWith(`${site}/`)))
    );
  };

  // The addresses that a text names are known once it was read.
  const wanted = new Set<string>();
  const isWordPress = source.kind === 'wordpress';
  const toHere = (address: string) => linkTo(address, targets, { site, base });
  const noteLink = (address: string) => {
    if (!isOwnFile(address)) return toHere(address);
    wanted.add(address);
    return address;
  };
  const notePicture = (address: string) => {
    wanted.add(address);
    return address;
  };
  const read = (addresses: Addresses) => toText(item, { files, isWordPress, addresses });
  const first = read({ link: noteLink, picture: notePicture });
  for (const address of wanted) await bring(address);
  const { markdown, lost } =
    wanted.size === 0
      ? first
      : read({
          link: (address) => brought.get(address) || toHere(address),
          picture: (address) => brought.get(address) ?? address,
        });
  const main =
    item.picture && ('file' in item.picture ? files.get(item.picture.file)?.address : item.picture.address);
  const picture = main ? await bring(main) : '';
  const { data, notes } = toData(kind, item, {
    slug: place.slug,
    markdown,
    picture,
    timeZone,
    madeAt,
    author,
  });
  const ready = {
    kind,
    id: place.id,
    data,
    createdAt: item.createdAt,
    known: place.origin,
    origin: parts.origin,
  };
  // Where bytes were no UTF-8, this sign stands.
  if (`${item.title}${item.excerpt}${item.body.text}`.includes('\ufffd'))
    notes.push('some of its characters are not UTF-8 and were lost: save the file as UTF-8');
  return { ready, missing, notes: [...item.notes, ...notes, ...lost.map((what) => `not kept: ${what}`)] };
}
