import { Container, Section, StatusBanner } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { selectedTechnologies } from '../../features/technologies/api/technologies.ts';
import type { TechnologyView } from '../../features/technologies/api/technologies.ts';
import { categories } from '../../features/technologies/categories.ts';
import { Island } from '../../islands/island.tsx';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useHomeSection } from '../../lib/studio/use-home-section.ts';

/** Renders nothing without technologies. */
export function TechnologiesSection() {
  const technologies = useResource(selectedTechnologies);
  const heading = useHomeSection('technologies');
  const isShown = ({ category }: TechnologyView) => categories.some(({ id }) => id === category);
  if (technologies.status === 'loaded' && !technologies.data.some(isShown)) return null;
  return (
    <Section id="technologies" aria-labelledby="technologies-heading">
      <Container>
        <SectionHeading id="technologies-heading" {...heading} />
        {technologies.status === 'error' && <StatusBanner tone="error">{technologies.message}</StatusBanner>}
        {technologies.status === 'loaded' && (
          <Island name="technologies" props={{ technologies: technologies.data.filter(isShown) }} />
        )}
      </Container>
    </Section>
  );
}
