import styled from '@emotion/styled';
import { ButtonLink, CardGrid, Container, rounded, Section } from 'shared-ui';
import { BackLink } from '../../../components/back-link.tsx';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { NoRecord } from '../../../components/no-record.tsx';
import { NoticeLine } from '../../../components/notice-line.ts';
import { PageHero } from '../../../components/page-hero.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { look } from '../../../lib/look.ts';
import type { PageAddress } from '../../../lib/page/page.ts';
import { paths } from '../../../lib/paths.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { service } from '../api/service.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { inSiteLanguage } from '../built-in-services.ts';
import { ServiceIcon } from './service-icon.tsx';
import { SubServiceCard } from './sub-service-card.tsx';

/** One service, or that there is none. */
export function ServiceScreen({ params }: PageAddress) {
  const texts = useTexts();
  const { text } = texts;
  const found = useResource(service(params.slug ?? ''));
  if (found.status !== 'loaded') {
    const hasFailed = found.status === 'error';
    return (
      <NoRecord
        title={hasFailed ? found.message : text('service.missing')}
        message={text(hasFailed ? 'trouble.later' : 'service.renamed')}
        back={{ to: paths.services, label: text('service.back') }}
        hasFailed={hasFailed}
      />
    );
  }
  const { icon, features, subServices, description, ...shown } = inSiteLanguage(found.data, texts);
  const title = shown.title || text('service.untitled');
  return (
    <>
      <PageHero
        above={
          <>
            <BackLink to={paths.services}>{text('service.back')}</BackLink>
            <Mark>
              <ServiceIcon icon={icon} />
            </Mark>
          </>
        }
        title={title}
        lead={description || text('service.undescribed')}
      >
        {features.length > 0 && (
          <Features>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
        )}
        <ButtonLink href={paths.contact} size="lg">
          {text('service.request', { title })}
        </ButtonLink>
      </PageHero>
      {found.notice && (
        <Container>
          <NoticeLine tone="warning">{found.notice}</NoticeLine>
        </Container>
      )}
      {subServices.length > 0 && (
        <Section aria-labelledby="sub-services">
          <Container>
            <SectionHeading id="sub-services" title={text('service.parts')} />
            <CardGrid>
              {subServices.map((one, index) => (
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
