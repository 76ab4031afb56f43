import { BlocksFrame } from '../../../components/blocks/blocks-frame.ts';
import { BlockFigures, BlockQuote, StoryBlock } from '../../../components/blocks/story-block.tsx';
import type { PageAddress } from '../../../lib/page/page.ts';
import { dataOf } from '../../../lib/resources/resource.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { accentOf } from '../accent-of.ts';
import { project } from '../api/project.ts';
import { ProjectStory } from './project-story.tsx';

export function read(): true[] {
  return [true];
}

/** All of a project below its head. Parts that it has not leave no trace. */
export function Component({ address }: { address: PageAddress }) {
  const found = dataOf(useResource(project(address.params.id ?? '')));
  if (!found) return null;
  const { title, figures, blocks, quote, accent } = found;
  const hasStudy = figures.length + blocks.length > 0 || quote.text !== '';
  return (
    <>
      <ProjectStory project={found} />
      {hasStudy && (
        <BlocksFrame style={accentOf(accent)}>
          {figures.length > 0 && <BlockFigures figures={figures} />}
          {blocks.map((block, index) => (
            <StoryBlock key={index} block={block} title={title} />
          ))}
          {quote.text && <BlockQuote quote={quote} />}
        </BlocksFrame>
      )}
    </>
  );
}
