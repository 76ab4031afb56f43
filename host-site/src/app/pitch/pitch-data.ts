import { pitch as kind } from 'content-api/contract';
import type { ClientPitch } from 'content-api/site-server';
import { readPostPage } from '../../features/blog/posts.ts';
import { readProject } from '../../features/work/projects.ts';
import { readOptionalList, readRecord } from '../../lib/decode.ts';
import { readerOf } from '../../lib/reader-of.ts';
import { readOwnPage } from '../own-page/own-page-data.ts';

const readPitch = readerOf(kind);

type Pitch = ReturnType<typeof readPitch>;
type Block = Pitch['blocks'][number];
type WorkBlock = Extract<Block, { type: 'project' | 'post' | 'page' }>;
/** A block as pages of the studio's own have them. */
export type TellingBlock = Exclude<Block, WorkBlock>;

/** The pitch as its page draws it. */
export function contentOf({ content }: ClientPitch) {
  return {
    ...readPitch(content),
    cards: readOptionalList(content.cards, (one) => readOptionalList(one, readRecord)),
  };
}

/** A project, a post or a page of the studio's own, as its own page has it. */
export type Work = NonNullable<ReturnType<typeof workOf>>;

/** What is shown at once when the pitch is presented: blocks up to the next heading, or work. */
export interface PitchSection {
  /** The first block, and the one after the last. */
  from: number;
  to: number;
  /** Its first one; empty for none. */
  heading: string;
  work?: Work;
}

/** The sections of its blocks. Work that is not there any more has none. */
export function sectionsOf(blocks: readonly Block[], works: ClientPitch['works']): PitchSection[] {
  const sections: PitchSection[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = sections.at(-1);
    const before = blocks[at - 1];
    const place = { from: at, to: at + 1, heading: headingsOf(block, works)[0] ?? '' };
    if (!isTelling(block)) {
      const work = workOf(block, works);
      sections.push({ ...place, ...(work && { work }) });
    } else if (
      last === undefined ||
      (before !== undefined && !isTelling(before)) ||
      headingsIn(block).length > 0
    ) {
      sections.push(place);
    } else last.to = at + 1;
  }
  return sections.filter(({ from, work }) => isTellingAt(blocks, from) || work !== undefined);
}

/** What a question can be about: the headings of its parts, each once. */
export function placesOf(view: ClientPitch): string[] {
  return [...new Set(contentOf(view).blocks.flatMap((block) => headingsOf(block, view.works)))];
}

/** Whether the block is told by the pitch itself. */
export function isTelling(block: Block): block is TellingBlock {
  return block.type !== 'project' && block.type !== 'post' && block.type !== 'page';
}

function isTellingAt(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  return block !== undefined && isTelling(block);
}

function workOf(block: WorkBlock, works: ClientPitch['works']) {
  switch (block.type) {
    case 'project': {
      const value = works[block.project];
      return value && { type: block.type, record: readProject(value) };
    }
    case 'post': {
      const value = works[block.post];
      return value && { type: block.type, record: readPostPage(value) };
    }
    case 'page': {
      const value = works[block.page];
      return value && { type: block.type, record: readOwnPage(value) };
    }
  }
}

function headingsOf(block: Block, works: ClientPitch['works']): string[] {
  const headings = isTelling(block) ? headingsIn(block) : [workOf(block, works)?.record.title ?? ''];
  return headings.map((heading) => heading.trim()).filter(Boolean);
}

function headingsIn(block: TellingBlock): string[] {
  if ('title' in block && block.title !== '') return [block.title];
  return 'text' in block
    ? Array.from(block.text.matchAll(/^#{1,3} (.+)$/gm), ([, heading = '']) => heading)
    : [];
}
