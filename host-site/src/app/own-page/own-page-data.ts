import { page as kind } from 'content-api/contract';
import { readOptionalList, readRecord } from '../../lib/decode.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { Resource } from '../../lib/resources.ts';

/** Data of a page of the studio's own. */
export interface OwnPageView extends ReturnType<typeof readPage> {
  /** The cards of each block that lists records, in the order of the blocks. */
  cards: unknown[][];
}

export type OwnBlock = OwnPageView['blocks'][number];

const readPage = readerOf(kind);

/** @param id slug of the page, an earlier one, or its id */
export function ownPage(id = ''): Resource<OwnPageView> {
  const path = `/pages/${encodeURIComponent(id)}?view=page`;
  return {
    key: path,
    load: async (api) => readOwnPage(await api.get(path)),
  };
}

export function readOwnPage(value: unknown): OwnPageView {
  const { cards } = readRecord(value);
  return { ...readPage(value), cards: readOptionalList(cards, (one) => readOptionalList(one, readRecord)) };
}

export type ContactBlock = Extract<OwnBlock, { type: 'contact' }>;

/** The first of a page, which has the form. */
export function contactBlockOf(blocks: OwnBlock[]): ContactBlock | undefined {
  return blocks.find((block) => block.type === 'contact');
}
