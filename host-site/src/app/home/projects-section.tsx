import { ButtonLink, Container, Section } from 'shared-ui';
import { MoreLine } from '../../components/more-line.ts';
import { SectionHeading } from '../../components/section-heading.tsx';
import { latestProjects } from '../../features/work/api/project-cards.ts';
import { LedGrid } from '../../features/work/components/led-grid.ts';
import { ProjectGrid } from '../../features/work/components/project-grid.tsx';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useHomeSection } from '../../lib/studio/use-home-section.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Number of projects in the section (specification, section 9). */
export const latestCount = 3;

/** Renders nothing without projects. */
export function ProjectsSection() {
  const { text } = useTexts();
  const projects = dataOf(useResource(latestProjects(latestCount))) ?? [];
  const heading = useHomeSection('projects');
  if (projects.length === 0) return null;
  return (
    <Section id="projects" aria-labelledby="projects-heading" tabIndex={-1}>
      <Container>
        <SectionHeading id="projects-heading" {...heading} />
        <ProjectGrid projects={projects} grid={LedGrid} />
        <MoreLine>
          <ButtonLink href={paths.projects} variant="secondary" size="lg">
            {text('home.moreProjects')}
          </ButtonLink>
        </MoreLine>
      </Container>
    </Section>
  );
}
