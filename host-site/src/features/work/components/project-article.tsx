import { Badge, ButtonLink, Icon, Picture, Tag, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { RichText } from '../../../components/rich-text.tsx';
import type { ProjectView } from '../api/project.ts';
import { openingSizes, ProjectFrame } from './project-frame.ts';

/** Printed when a project does not say when it was published. */
const fallbackYear = 2023;
const outward = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function ProjectArticle({ project }: { project: ProjectView }) {
  const gitHub = safeHref(project.gitHubLink);
  const website = safeHref(project.officialWebsiteLink);
  const secondary = safeHref(project.secondaryimage);
  const { services, industries, technologies, technicalDescription, learningDescription } = project;
  const hasFacts = services.length + industries.length > 0;
  const hasStory = technologies.length > 0 || technicalDescription + learningDescription !== '';
  return (
    <ProjectFrame>
      <header className="head" data-beside>
        <Picture
          src={safeHref(project.mainimage) ?? placeholder}
          alt={`Main picture of ${project.title}`}
          width={1200}
          height={750}
          sizes={openingSizes}
          fallback={placeholder}
          eager
        />
        <div className="words">
          <Badge>PUBLISHED IN {project.publishedYear ?? fallbackYear}</Badge>
          <h1>{project.title}</h1>
          {project.subtitle && <p className="subtitle">{project.subtitle}</p>}
          {project.shortDescription && <p>{project.shortDescription}</p>}
          {(gitHub ?? website) && (
            <p className="links">
              {gitHub && (
                <ButtonLink as="a" variant="secondary" href={gitHub} {...outward}>
                  <Icon name="github" /> GitHub
                </ButtonLink>
              )}
              {website && (
                <ButtonLink as="a" href={website} {...outward}>
                  <Icon name="external" /> Website
                </ButtonLink>
              )}
            </p>
          )}
        </div>
      </header>
      {(hasFacts || hasStory) && (
        <div className="columns">
          {hasFacts && (
            <aside aria-label="Facts">
              <FactList title="SERVICES" items={services} />
              <FactList title="INDUSTRIES" items={industries} />
            </aside>
          )}
          {hasStory && (
            <div className="story">
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
          className="second"
          src={secondary}
          alt={`Detail of ${project.title}`}
          width={1200}
          height={750}
          sizes="(min-width: 1280px) 1200px, 100vw"
          fallback={placeholder}
        />
      )}
    </ProjectFrame>
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

function FactList({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
