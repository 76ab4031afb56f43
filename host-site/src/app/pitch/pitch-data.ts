import { pitch as kind } from 'content-api/contract';
import type { ClientPitch } from 'content-api/site-server';
import { readProject } from '../../features/work/projects.ts';
import { readOptionalList, readRecord } from '../../lib/decode.ts';
import { readerOf } from '../../lib/reader-of.ts';

const readPitch = readerOf(kind);

type Pitch = ReturnType<typeof readPitch>;
type Block = Pitch['blocks'][number];
/** A block as pages of the studio's own have them. */
export type TellingBlock = Exclude<Block, { type: 'project' }>;

/** The pitch as its page draws it. */
export function contentOf({ content }: ClientPitch) {
  return {
    ...readPitch(content),
    cards: readOptionalList(content.cards, (one) => readOptionalList(one, readRecord)),
  };
}

/** What is shown at once when the pitch is presented: blocks up to the next heading, or a project. */
export interface PitchSection {
  /** The first block, and the one after the last. */
  from: number;
  to: number;
  project?: ReturnType<typeof readProject>;
}

/** The sections of its blocks. A project that is not there any more has none. */
export function sectionsOf(blocks: readonly Block[], projects: ClientPitch['projects']): PitchSection[] {
  const sections: PitchSection[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = sections.at(-1);
    const place = { from: at, to: at + 1 };
    if (block.type === 'project') {
      const project = projects[block.project];
      sections.push({ ...place, ...(project && { project: readProject(project) }) });
    } else if (last === undefined || blocks[at - 1]?.type === 'project' || headingsIn(block).length > 0) {
      sections.push(place);
    } else last.to = at + 1;
  }
  return sections.filter(({ from, project }) => blocks[from]?.type !== 'project' || project !== undefined);
}

/** The headings of its parts, each once. */
export function headingsOf(view: ClientPitch): string[] {
  const { blocks } = contentOf(view);
  const headings = blocks.flatMap((block) => {
    if (block.type !== 'project') return headingsIn(block);
    const title = view.projects[block.project]?.title;
    return typeof title === 'string' ? [title] : [];
  });
  return [...new Set(headings.map((heading) => heading.trim()).filter(Boolean))];
}

function headingsIn(block: TellingBlock): string[] {
  if ('title' in block && block.title !== '') return [block.title];
  return 'text' in block
    ? Array.from(block.text.matchAll(/^#{1,3} (.+)$/gm), ([, heading = '']) => heading)
    : [];
}
