import { Card, Icon, Picture, TagStrip, VisuallyHidden, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { paths } from '../../../lib/paths.ts';
import { accentOf } from '../accent-of.ts';
import type { ProjectCardView } from '../api/project-cards.ts';

interface ProjectCardProps {
  project: ProjectCardView;
  /** Level of its heading below the list's own. Default: 3. */
  level?: 2 | 3;
  /** True for cards above the fold, whose picture must not wait. */
  eager?: boolean;
}

/** Width of a picture in the list. What is one or two columns narrower looks the same. */
const pictureSizes = '(min-width: 640px) 66vw, 270px';

/** A project in a list: the whole card leads to its page, the link to its code or site keeps its own way. */
export function ProjectCard({ project, level = 3, eager = false }: ProjectCardProps) {
  const Title = `h${level}` as const;
  const gitHub = safeHref(project.gitHubLink);
  const aside = gitHub ?? safeHref(project.officialWebsiteLink);
  const asideName = gitHub ? 'GitHub' : 'Website';
  return (
    <Card className="site-card work-card" bare style={accentOf(project.accent)}>
      <Picture
        src={safeHref(project.mainimage) ?? placeholder}
        alt=""
        width={800}
        height={500}
        sizes={pictureSizes}
        fallback={placeholder}
        eager={eager}
      />
      <div className="body">
        <Title className="title">{project.title}</Title>
        <p className="text">{project.shortDescription}</p>
        <TagStrip tags={project.technologies} label={`Technologies of ${project.title}`} />
        <p className="actions">
          <a className="card-link" href={paths.project(project)}>
            View Details<VisuallyHidden> of {project.title}</VisuallyHidden>
            <Icon name="arrow-right" />
          </a>
          {aside && (
            <a className="aside" href={aside} target="_blank" rel="noopener noreferrer">
              <Icon name={gitHub ? 'github' : 'external'} />
              {asideName}
              <VisuallyHidden>: {project.title} (opens in a new tab)</VisuallyHidden>
            </a>
          )}
        </p>
      </div>
    </Card>
  );
}
