import styled from '@emotion/styled';
import type { Trade } from 'content-api/contract';
import { Tag, safeHref } from 'shared-ui';
import { BlocksFrame } from '../../components/blocks-frame.ts';
import { RichText } from '../../components/rich-text.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { BlockFigures, BlockQuote, StoryBlock } from '../../components/story-block.tsx';
import { isPanorama, isTall } from '../../lib/picture-shape.ts';
import { look } from '../../lib/look.ts';
import { usePage, useStudio, useTexts } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { isPicture, PictureStrip, picturesOf } from './picture-strip.tsx';
import { accentOf } from './projects.ts';
import type { ProjectView } from './projects.ts';

interface CaseStudyProps {
  project: ProjectView;
  /** Its tags lead to lists of projects. @default true */
  linked?: boolean;
}

/** Facts, story, figures, gallery and quote of a project. Parts that it has not leave no trace. */
export function CaseStudy({ project, linked = true }: CaseStudyProps) {
  const { title, figures, quote, accent } = project;
  const isStrip = usePage().site.compositions.caseStudy === 'strip';
  const pictures = isStrip ? picturesOf(project) : [];
  const blocks = isStrip ? project.blocks.filter((block) => !isPicture(block)) : project.blocks;
  const hasStudy = figures.length + blocks.length > 0 || quote.text !== '';
  return (
    <>
      {pictures.length > 0 && <PictureStrip pictures={pictures} title={title} />}
      <ProjectStory project={project} linked={linked} />
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

/** Facts in a margin, the story beside them, and the second picture. */
export function ProjectStory({ project, linked = true }: CaseStudyProps) {
  const { text } = useTexts();
  const { caseStudy } = usePage().site.compositions;
  const StoryFrame = frames[caseStudy];
  const problem = problemHeadings[useStudio().trade] ?? 'project.problem';
  // A strip has it with the others.
  const secondary = caseStudy === 'strip' ? undefined : safeHref(project.secondaryimage);
  const { services, industries, technologies, technicalDescription, learningDescription } = project;
  const facts: [string, string[], areTags?: boolean][] = [
    [text('project.client'), [project.client]],
    [text('project.role'), [project.role]],
    [text('project.team'), [project.team]],
    [text('project.duration'), [project.duration]],
    [text('project.services'), services, linked],
    [text('project.industries'), industries, linked],
  ];
  const hasFacts = facts.some(([, items]) => items.some(Boolean));
  const story =
    project.problem + project.approach + project.result + technicalDescription + learningDescription;
  const hasStory = technologies.length > 0 || story !== '';
  return (
    <StoryFrame>
      {(hasFacts || hasStory) && (
        <div className="columns">
          {hasFacts && (
            <aside aria-label={text('project.facts')}>
              {facts.map(([title, items, areTags]) => (
                <FactList key={title} title={title} items={items.filter(Boolean)} areTags={areTags} />
              ))}
            </aside>
          )}
          {hasStory && (
            <div className="story">
              <TextBlock title={text(problem)} html={project.problemHtml} text={project.problem} />
              <TextBlock
                title={text('project.approach')}
                html={project.approachHtml}
                text={project.approach}
              />
              <TextBlock title={text('project.result')} html={project.resultHtml} text={project.result} />
              <TextBlock
                title={text('project.technical')}
                html={project.technicalDescriptionHtml}
                text={technicalDescription}
              />
              {technologies.length > 0 && (
                <>
                  {!technicalDescription && <h2>{text('project.technologies')}</h2>}
                  <ul className="chips" aria-label={text('project.technologies')}>
                    {technologies.map((name) => (
                      <li key={name}>
                        <Tag>{name}</Tag>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <TextBlock
                title={text('project.learning')}
                html={project.learningDescriptionHtml}
                text={learningDescription}
              />
            </div>
          )}
        </div>
      )}
      {secondary && (
        <SitePicture
          className={isTall(secondary) ? 'second tall' : 'second'}
          src={secondary}
          alt={text('project.detail', { title: project.title })}
          width={1200}
          height={750}
          sizes="min(100vw, 1720px)"
          wide
          whole
          uncropped={isPanorama(secondary)}
        />
      )}
    </StoryFrame>
  );
}

/** The heading of what a client wanted, where the trade has another word for it. */
const problemHeadings: Partial<Record<Trade, 'project.brief'>> = {
  design: 'project.brief',
  photography: 'project.brief',
  architecture: 'project.brief',
  film: 'project.brief',
};

function TextBlock({ title, html, text }: { title: string; html: string; text: string }) {
  if (!text) return null;
  return (
    <section>
      <h2>{title}</h2>
      <RichText html={html} text={text} />
    </section>
  );
}

interface FactListProps {
  title: string;
  items: string[];
  /** Whether they lead to the projects that have them, too. */
  areTags?: boolean;
}

function FactList({ title, items, areTags }: FactListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{areTags ? <a href={paths.projectsOf(item)}>{item}</a> : item}</li>
        ))}
      </ul>
    </section>
  );
}

const MarginFrame = styled.div`
  .second {
    display: block;
    margin-top: 3rem;
  }
  .columns {
    display: grid;
    gap: 2rem;
    margin-top: clamp(3rem, 7vw, 5rem);
  }
  aside {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: 1.5rem;
    align-content: start;
  }
  aside h2 {
    margin-bottom: 0.5rem;
    color: ${look.textFaint};
    font: 600 0.8125rem ${look.body};
    letter-spacing: 0.08em;
  }
  aside li {
    line-height: 2rem;
  }
  aside a {
    text-decoration: underline ${look.lineStrong};
    text-underline-offset: 0.25rem;
  }
  aside a:hover {
    color: ${look.text};
  }
  aside li:only-child {
    line-height: 1.5;
  }
  .story > section + :is(section, h2) {
    margin-top: 3rem;
  }
  .story > section + .chips {
    margin-top: 2rem;
  }
  .story {
    max-width: 38rem;
    min-width: 0;
    font-size: 1.0625rem;
  }
  .story h2 {
    margin-bottom: 1rem;
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem);
  }
  /* Keywords alone are a fact beside the title, not a story. */
  .columns > .story:only-child:not(:has(> section)) {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 3rem;
    align-items: baseline;
    max-width: none;
    > * {
      margin: 0;
    }
    h2 {
      color: ${look.textFaint};
      font: 600 0.8125rem ${look.body};
      letter-spacing: 0.08em;
      text-transform: uppercase;
    }
  }
  .rich > :is(h2, h3) {
    font-size: ${look.size.h4};
  }
  .story > .chips {
    margin: 1.5rem 0 3rem;
  }
  ${look.up.lg} {
    .columns:has(aside + .story) {
      grid-template-columns: minmax(15rem, 1fr) 2fr;
      gap: 3rem;
      aside {
        grid-template-columns: 1fr;
      }
    }
  }
`;

/** Facts in rows above the story, in one column in the middle. */
const ColumnFrame = styled(MarginFrame)`
  .columns {
    max-width: 42rem;
    margin-inline: auto;
  }
  aside {
    padding-block: 1.5rem;
    border-block: 1px solid ${look.line};
  }
  .story {
    max-width: none;
  }
  ${look.up.lg} {
    .columns:has(aside + .story) {
      grid-template-columns: minmax(0, 1fr);
      aside {
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
      }
    }
  }
`;

const frames = { margin: MarginFrame, column: ColumnFrame, strip: MarginFrame };
