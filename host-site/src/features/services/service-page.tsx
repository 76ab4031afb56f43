import styled from '@emotion/styled';
import { descriptionOf, service as kind } from 'content-api/contract';
import { ButtonLink, CardGrid, Container, rounded, Section, Card } from 'shared-ui';
import { BackLink } from '../../components/back-link.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { InLanguage } from '../../components/in-language.tsx';
import { lastRow } from '../../components/last-row.ts';
import { NoRecord } from '../../components/no-record.tsx';
import { NoticeLine } from '../../components/notice-line.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { missingHead, withSeo } from '../../lib/head.ts';
import { look } from '../../lib/look.ts';
import { useResource, useTexts } from '../../lib/page-context.ts';
import { recordOutcome } from '../../lib/page.ts';
import type { Page, PageAddress } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { cardSizes } from '../../lib/picture-sizes.ts';
import { dataOf } from '../../lib/resources.ts';
import { FeatureList, ServiceBody } from './service-card.tsx';
import { ServiceIcon } from './service-icon.tsx';
import { service, inSiteLanguage } from './services.ts';
import type { SubServiceView } from './services.ts';

export const page: Page = {
  subject: ({ params }) => ({
    resource: service(params.slug ?? ''),
    pathOf: ({ slug, _id }) => paths.service(slug || _id),
  }),
  resources: ({ params }) => [service(params.slug ?? '')],
  outcome: ({ params: { slug = '' }, read }) =>
    recordOutcome(read(service(slug)), (loaded) => paths.service(loaded.slug), paths.service(slug)),
  head: ({ params, read, texts }) => {
    const loaded = dataOf(read(service(params.slug ?? '')));
    if (!loaded) return missingHead(texts, 'service.missing', 'service.missingAt');
    const found = inSiteLanguage(loaded, texts);
    const path = paths.service(found.slug);
    return withSeo(
      {
        title: found.title,
        description: descriptionOf(kind, found),
        canonical: path,
        crumbs: [
          { name: texts.text('page.services'), path: paths.services },
          { name: found.title, path },
        ],
        thing: {
          '@type': 'Service',
          name: found.title,
          serviceType: found.title,
          description: found.description,
          url: path,
        },
      },
      found,
    );
  },
  Component: ServiceScreen,
};

/** One service, or that there is none. */
function ServiceScreen({ params }: PageAddress) {
  const texts = useTexts();
  const { text } = texts;
  const loaded = useResource(service(params.slug ?? ''));
  if (loaded.status !== 'loaded') {
    const hasFailed = loaded.status === 'error';
    return (
      <NoRecord
        title={hasFailed ? loaded.message : text('service.missing')}
        message={text(hasFailed ? 'trouble.later' : 'service.renamed')}
        back={{ to: paths.services, label: text('service.back') }}
        hasFailed={hasFailed}
      />
    );
  }
  const { icon, features, subServices, description, spoken, ...rest } = inSiteLanguage(loaded.data, texts);
  const title = rest.title || text('service.untitled');
  return (
    <InLanguage of={spoken}>
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
      {loaded.notice && (
        <Container>
          <NoticeLine tone="warning">{loaded.notice}</NoticeLine>
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
    </InLanguage>
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

/** A part of a service. */
function SubServiceCard({ service }: { service: SubServiceView }) {
  const { text } = useTexts();
  return (
    <Frame className="site-card" bare>
      <SitePicture src={service.imageUrl} alt="" width={800} height={500} sizes={cardSizes} />
      <ServiceBody className="body">
        <h3 className="title">{service.title || text('service.untitled')}</h3>
        <p className="text whole">{service.description || text('service.undescribed')}</p>
        <FeatureList features={service.features} />
      </ServiceBody>
    </Frame>
  );
}

const Frame = styled(Card)(lastRow);
