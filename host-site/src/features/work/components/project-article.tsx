import { Badge, ButtonLink, Icon, Picture, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { isTall } from '../../../lib/is-tall.ts';
import type { ProjectView } from '../api/project.ts';
import { openingSizes, ProjectFrame } from './project-frame.ts';

/** Printed when a project does not say when it was published. */
const fallbackYear = 2023;
const outward = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The head of a project's page; its story follows from the server. */
export function ProjectArticle({ project }: { project: ProjectView }) {
  const gitHub = safeHref(project.gitHubLink);
  const picture = safeHref(project.mainimage) ?? placeholder;
  const website = safeHref(project.officialWebsiteLink);
  return (
    <ProjectFrame>
      <header className="head">
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
        <Picture
          className={isTall(picture) ? 'lead tall' : 'lead'}
          src={picture}
          alt={`Main picture of ${project.title}`}
          width={1200}
          height={750}
          sizes={openingSizes}
          fallback={placeholder}
          eager
        />
      </header>
    </ProjectFrame>
  );
}
