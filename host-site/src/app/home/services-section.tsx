import { ButtonLink, Container, Section } from 'shared-ui';
import { MoreLine } from '../../components/more-line.ts';
import { SectionHeading } from '../../components/section-heading.tsx';
import { serviceCards } from '../../features/services/api/service-cards.ts';
import { ServiceList } from '../../features/services/components/service-list.tsx';
import { servicesHeading } from '../../features/services/services-heading.ts';
import { paths } from '../../lib/paths.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useHomeSection } from '../../lib/studio/use-home-section.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';

/** Two rows of cards; the rest is a page away. */
const shownCount = 6;

export function ServicesSection() {
  const cards = useResource(serviceCards(1));
  const { voice } = useStudio();
  const { title, lead } = useHomeSection('services');
  return (
    <Section id="services" aria-labelledby="services-heading">
      <Container>
        <SectionHeading id="services-heading" title={title || servicesHeading(cards, voice)} lead={lead} />
        <ServiceList page={1} limit={shownCount} brief />
        <MoreLine>
          <ButtonLink href={paths.services} variant="secondary" size="lg">
            View All Services
          </ButtonLink>
        </MoreLine>
      </Container>
    </Section>
  );
}
