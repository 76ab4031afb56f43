import { ButtonLink, Container, Section } from 'shared-ui';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { MoreLine } from '../../components/more-line.ts';
import { SectionHeading } from '../../components/section-heading.tsx';
import { latestProjects } from '../../features/work/api/project-cards.ts';
import { LedGrid } from '../../features/work/components/led-grid.ts';
import { ProjectGrid } from '../../features/work/components/project-grid.tsx';
import { createServerMarkup } from '../../lib/page/server-markup.tsx';
import { paths } from '../../lib/paths.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useHomeSection } from '../../lib/studio/use-home-section.ts';

/** Number of projects in the section (specification, section 9). */
export const latestCount = 3;

const ServerMarkup = createServerMarkup();

/** Renders nothing without projects. */
export function ProjectsSection() {
  const resource = latestProjects(latestCount);
  const projects = useResource(resource);
  const heading = useHomeSection('projects');
  if (projects.status === 'drawn') return <ServerMarkup resource={resource} />;
  const items = projects.status === 'loaded' ? projects.data : [];
  if (projects.status !== 'loading' && items.length === 0) return null;
  return (
    <div>
      <Section id="projects" aria-labelledby="projects-heading" tabIndex={-1}>
        <Container>
          <SectionHeading id="projects-heading" {...heading} />
          {projects.status === 'loading' && <CardSkeletons label="Loading projects" count={latestCount} />}
          {items.length > 0 && <ProjectGrid projects={items} grid={LedGrid} />}
          <MoreLine>
            <ButtonLink href={paths.projects} variant="secondary" size="lg">
              View More Projects
            </ButtonLink>
          </MoreLine>
        </Container>
      </Section>
    </div>
  );
}
