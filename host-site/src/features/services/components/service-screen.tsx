import styled from '@emotion/styled';
import { ButtonLink, CardGrid, Container, rounded, Section, Skeleton } from 'shared-ui';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { NoRecord } from '../../../components/no-record.tsx';
import { NoticeLine } from '../../../components/notice-line.ts';
import { PageHero } from '../../../components/page-hero.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { optionalRecord, text, texts } from '../../../lib/decode.ts';
import { look } from '../../../lib/look.ts';
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
        above={
          <>
            <BackLink to={paths.services}>Back to Services</BackLink>
            <Mark>
              <ServiceIcon icon={data?.icon ?? text(passed.icon)} />
            </Mark>
          </>
        }
        title={title || <Skeleton width="min(24rem, 80%)" label="Loading service" />}
        lead={description || <Skeleton width="min(36rem, 100%)" />}
      >
        {features.length > 0 && (
          <Features>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
        )}
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

const Mark = styled.span`
  display: grid;
  width: 4rem;
  height: 4rem;
  margin-bottom: 1.5rem;
  place-items: center;
  border: 1px solid ${look.line};
  border-radius: ${look.radii.lg};
  background: ${look.raisedMore};
  color: ${look.primary};
  font-size: 1.75rem;

  img {
    width: 2rem;
    height: 2rem;
    object-fit: contain;
  }
`;

const Features = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: -0.5rem 0 2rem;

  li {
    padding: 0.5rem 1rem;
    border: 1px solid ${look.line};
    border-radius: ${rounded('1.25rem')};
    font-size: ${look.size.sm};
    line-height: 1.25;
  }
`;
