import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ButtonLink, Container, Section, StatusBanner } from 'shared-ui';
import { MoreLine } from '../../components/more-line.ts';
import { SectionHeading } from '../../components/section-heading.tsx';
import { firstServices, servicesHeading } from '../../features/services/services.ts';
import { ServiceList } from '../../features/services/service-list.tsx';
import { categories } from '../../features/technologies/technology-tabs.tsx';
import { selectedTechnologies } from '../../features/technologies/technologies.ts';
import type { TechnologyView } from '../../features/technologies/technologies.ts';
import { latestProjects } from '../../features/work/projects.ts';
import { LedGrid, ProjectGrid } from '../../features/work/project-card.tsx';
import { ledSizes } from '../../features/work/project-sizes.ts';
import { Island } from '../../islands/island.tsx';
import { look } from '../../lib/look.ts';
import { useResource, useHomeSection, usePage, useTexts, useStudio } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';

/** Number of projects in the section (specification, section 4.1). */
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
        <ProjectGrid projects={projects} grid={LedGrid} sizesOf={ledSizes} wide />
        <MoreLine>
          <ButtonLink href={paths.projects} variant="secondary" size="lg">
            {text('home.moreProjects')}
          </ButtonLink>
        </MoreLine>
      </Container>
    </Section>
  );
}

/** Renders nothing without services. */
export function ServicesSection() {
  const { text } = useTexts();
  const cards = useResource(homeServices);
  const { voice } = useStudio();
  const { title, lead } = useHomeSection('services');
  if (dataOf(cards)?.total === 0) return null;
  return (
    <Section id="services" aria-labelledby="services-heading">
      <Container>
        <SectionHeading
          id="services-heading"
          title={title || text(servicesHeading(cards, voice))}
          lead={lead}
        />
        <ServiceList services={homeServices} />
        <MoreLine>
          <ButtonLink href={paths.services} variant="secondary" size="lg">
            {text('home.allServices')}
          </ButtonLink>
        </MoreLine>
      </Container>
    </Section>
  );
}

/** Two rows of cards; the rest is a page away. */
export const homeServices = firstServices(6);

/** Renders nothing until the studio has written about itself. */
export function AboutSection() {
  const { text } = useTexts();
  const { statistics } = usePage().site.home;
  const { description } = useStudio();
  const { title, lead } = useHomeSection('about');
  const words = lead || description;
  if (!words && statistics.length === 0) return null;
  return (
    <Section id="about" aria-labelledby="about-heading">
      <Container>
        <Split>
          <div>
            <SectionHeading id="about-heading" title={title} lead={words} />
            <ButtonLink href={paths.about} variant="secondary">
              {text('home.meet')}
            </ButtonLink>
          </div>
          {statistics.length > 0 && (
            <dl>
              {statistics.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Split>
      </Container>
    </Section>
  );
}

/** Words beside figures. */
const Split = styled.div(css`
  display: grid;
  gap: 3rem;

  dl {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 2rem 1.5rem;
  }
  dl div {
    display: flex;
    flex-direction: column-reverse;
    gap: 0.5rem;
    justify-content: flex-end;
  }
  dd {
    color: ${look.text};
    font: 600 ${look.size.h1} / 1.2 ${look.display};
    letter-spacing: -0.04em;
  }
  ${look.up.lg} {
    grid-template-columns: 1fr 1fr;
    gap: 5rem;
  }
`);

/** Renders nothing without technologies. */
export function TechnologiesSection() {
  const { text, unlikeEnglish } = useTexts();
  const { 'home.pause': pauseLabel, 'home.play': playLabel } = unlikeEnglish('home.pause', 'home.play');
  const technologies = useResource(selectedTechnologies);
  const { hasMarquee } = usePage().site.ornaments;
  const heading = useHomeSection('technologies');
  const isShown = ({ category }: TechnologyView) => categories.some(({ id }) => id === category);
  if (technologies.status === 'loaded' && !technologies.data.some(isShown)) return null;
  return (
    <Section id="technologies" aria-labelledby="technologies-heading">
      <Container>
        <SectionHeading id="technologies-heading" {...heading} />
        {technologies.status === 'error' && <StatusBanner tone="error">{technologies.message}</StatusBanner>}
        {technologies.status === 'loaded' && (
          <Island
            name="technologies"
            props={{
              label: text('home.categories'),
              ...(!hasMarquee && { isStill: true }),
              ...(pauseLabel && { pauseLabel }),
              ...(playLabel && { playLabel }),
              tabs: categories.flatMap(({ id, label }) => {
                const items = technologies.data.filter(({ category }) => category === id);
                const name = text(label);
                const rowLabel = text('home.technologiesOf', { category: name });
                return items.length > 0
                  ? { id, label: name, rowLabel, items: items.map(({ category: _, ...item }) => item) }
                  : [];
              }),
            }}
          />
        )}
      </Container>
    </Section>
  );
}
