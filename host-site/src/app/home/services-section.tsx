import { ButtonLink, Container, Section } from 'shared-ui';
import { MoreLine } from '../../components/more-line.ts';
import { SectionHeading } from '../../components/section-heading.tsx';
import { serviceCards } from '../../features/services/api/service-cards.ts';
import { ServiceList } from '../../features/services/components/service-list.tsx';
import { servicesHeading } from '../../features/services/services-heading.ts';
import { paths } from '../../lib/paths.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** Two rows of cards; the rest is a page away. */
const shownCount = 6;

export function ServicesSection() {
  const cards = useResource(serviceCards(1));
  return (
    <Section id="services" tone="raised" aria-labelledby="services-heading">
      <Container>
        <SectionHeading
          id="services-heading"
          title={servicesHeading(cards)}
          lead="Design and engineering held by the same small team, from the first visit to the last release."
        />
        <ServiceList page={1} limit={shownCount} />
        <MoreLine>
          <ButtonLink href={paths.services} variant="secondary" size="lg">
            View All Services
          </ButtonLink>
        </MoreLine>
      </Container>
    </Section>
  );
}
