import { ButtonLink, Container, Section } from 'shared-ui';
import { MoreLine } from '../../components/more-line.ts';
import { SectionHeading } from '../../components/section-heading.tsx';
import { ServiceList } from '../../features/services/components/service-list.tsx';
import { servicesHeading } from '../../features/services/services-heading.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useHomeSection } from '../../lib/studio/use-home-section.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { homeServices } from './home-services.ts';

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
