import { Container, Section } from 'shared-ui';
import { SectionHeading } from '../../../components/section-heading.tsx';
import type { FoundersView } from '../api/founders.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FounderCard } from './founder-card.tsx';

export function Founders({ founders }: { founders: FoundersView }) {
  const { text } = useTexts();
  return (
    <Section aria-labelledby="founders">
      <Container>
        <SectionHeading id="founders" title={founders.title || text('about.founders')} />
        {founders.founders.map((founder) => (
          <FounderCard key={founder.name} founder={founder} />
        ))}
      </Container>
    </Section>
  );
}
