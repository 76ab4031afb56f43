import { ButtonLink, CardGrid, Container, Section, Skeleton } from 'shared-ui';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { NoRecord } from '../../../components/no-record.tsx';
import { NoticeLine } from '../../../components/notice-line.ts';
import { PageHero } from '../../../components/page-hero.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { optionalRecord, text, texts } from '../../../lib/decode.ts';
import type { PageAddress } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { service } from '../api/service.ts';
import { ServiceIcon } from './service-icon.tsx';
import { SubServiceCard } from './sub-service-card.tsx';

/** One service. What a card passed on is a first paint only; the call's answer wins. */
export function ServiceScreen({ params }: PageAddress) {
  const resource = service(params.slug ?? '');
  const found = useResource(resource);
  const passed = optionalRecord(useLocation().state);
  if (found.status === 'missing' || found.status === 'error') {
    return (
      <NoRecord
        title={found.status === 'error' ? found.message : 'Service not found'}
        message={
          found.status === 'error'
            ? 'Please try again in a moment.'
            : 'It may have been renamed or taken down.'
        }
        back={{ to: paths.services, label: 'Back to Services' }}
        retry={found.status === 'error' && resource}
      />
    );
  }
  const data = found.status === 'loaded' ? found.data : null;
  const title = data ? data.title || 'Untitled Service' : text(passed.title);
  const description = data ? data.description || 'No description available' : text(passed.description);
  const features = data ? data.features : texts(passed.features);
  return (
    <>
      <PageHero
        above={<BackLink to={paths.services}>Back to Services</BackLink>}
        icon={<ServiceIcon icon={data?.icon ?? text(passed.icon)} />}
        title={title || <Skeleton width="min(24rem, 80%)" label="Loading service" />}
        lead={description || <Skeleton width="min(36rem, 100%)" />}
        features={features}
      >
        {title && (
          <ButtonLink href={paths.contact} size="lg">
            Request {title}
          </ButtonLink>
        )}
      </PageHero>
      {found.status === 'loaded' && found.notice && (
        <Container>
          <NoticeLine tone="warning">{found.notice}</NoticeLine>
        </Container>
      )}
      {data && data.subServices.length > 0 && (
        <Section aria-labelledby="sub-services">
          <Container>
            <SectionHeading id="sub-services" title="Our Services" />
            <CardGrid>
              {data.subServices.map((one, index) => (
                <SubServiceCard key={index} service={one} />
              ))}
            </CardGrid>
          </Container>
        </Section>
      )}
      <CallToAction />
    </>
  );
}
