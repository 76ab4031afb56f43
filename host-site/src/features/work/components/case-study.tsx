import { BlocksFrame } from '../../../components/blocks/blocks-frame.ts';
import { BlockFigures, BlockQuote, StoryBlock } from '../../../components/blocks/story-block.tsx';
import { accentOf } from '../accent-of.ts';
import type { ProjectView } from '../api/project.ts';
import { ProjectStory } from './project-story.tsx';

interface CaseStudyProps {
  project: ProjectView;
}

/** Facts, story, figures, gallery and quote of a project. Parts that it has not leave no trace. */
export function CaseStudy({ project }: CaseStudyProps) {
  const { title, figures, blocks, quote, accent } = project;
  const hasStudy = figures.length + blocks.length > 0 || quote.text !== '';
  return (
    <>
      <ProjectStory project={project} />
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
