import { Container, Section, StatusBanner } from 'shared-ui';
import { SectionHeading } from '../../components/section-heading.tsx';
import { selectedTechnologies } from '../../features/technologies/api/technologies.ts';
import type { TechnologyView } from '../../features/technologies/api/technologies.ts';
import { categories } from '../../features/technologies/categories.ts';
import { Island } from '../../islands/island.tsx';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useHomeSection } from '../../lib/studio/use-home-section.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Renders nothing without technologies. */
export function TechnologiesSection() {
  const { text, unlikeEnglish } = useTexts();
  const { 'home.pause': pauseLabel, 'home.play': playLabel } = unlikeEnglish('home.pause', 'home.play');
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
          <Island
            name="technologies"
            props={{
              label: text('home.categories'),
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
