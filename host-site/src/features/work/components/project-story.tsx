import { Picture, Tag, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { RichText } from '../../../components/rich-text.tsx';
import { isTall } from '../../../lib/is-tall.ts';
import { paths } from '../../../lib/paths.ts';
import type { ProjectView } from '../api/project.ts';
import { StoryFrame } from './story-frame.ts';

/** Facts in a margin, the story beside them, and the second picture. */
export function ProjectStory({ project }: { project: ProjectView }) {
  const secondary = safeHref(project.secondaryimage);
  const { services, industries, technologies, technicalDescription, learningDescription } = project;
  const facts: [string, string[], areTags?: boolean][] = [
    ['CLIENT', [project.client]],
    ['ROLE', [project.role]],
    ['TEAM', [project.team]],
    ['DURATION', [project.duration]],
    ['SERVICES', services, true],
    ['INDUSTRIES', industries, true],
  ];
  const hasFacts = facts.some(([, items]) => items.some(Boolean));
  const told =
    project.problem + project.approach + project.result + technicalDescription + learningDescription;
  const hasStory = technologies.length > 0 || told !== '';
  return (
    <StoryFrame>
      {(hasFacts || hasStory) && (
        <div className="columns">
          {hasFacts && (
            <aside aria-label="Facts">
              {facts.map(([title, items, areTags]) => (
                <FactList key={title} title={title} items={items.filter(Boolean)} areTags={areTags} />
              ))}
            </aside>
          )}
          {hasStory && (
            <div className="story">
              <TextBlock title="Problem" html={project.problemHtml} text={project.problem} />
              <TextBlock title="Approach" html={project.approachHtml} text={project.approach} />
              <TextBlock title="Result" html={project.resultHtml} text={project.result} />
              <TextBlock
                title="Technical Details"
                html={project.technicalDescriptionHtml}
                text={technicalDescription}
              />
              {technologies.length > 0 && (
                <>
                  {!technicalDescription && <h2>Technologies</h2>}
                  <ul className="chips" aria-label="Technologies">
                    {technologies.map((name) => (
                      <li key={name}>
                        <Tag>{name}</Tag>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <TextBlock
                title="Learning Outcomes"
                html={project.learningDescriptionHtml}
                text={learningDescription}
              />
            </div>
          )}
        </div>
      )}
      {secondary && (
        <Picture
          className={isTall(secondary) ? 'second tall' : 'second'}
          src={secondary}
          alt={`Detail of ${project.title}`}
          width={1200}
          height={750}
          sizes="(min-width: 1280px) 1200px, 100vw"
          fallback={placeholder}
        />
      )}
    </StoryFrame>
  );
}

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
