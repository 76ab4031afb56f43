import type { OwnBlock } from './own-page-data.ts';

export type ContactBlock = Extract<OwnBlock, { type: 'contact' }>;

/** The first of a page, which has the form. */
export function contactBlockOf(blocks: OwnBlock[]): ContactBlock | undefined {
  return blocks.find((block) => block.type === 'contact');
}
