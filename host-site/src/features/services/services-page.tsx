import { Container, EmptyState, Section } from 'shared-ui';
import { CallToAction } from '../../components/call-to-action.tsx';
import { ListPages } from '../../components/list-pages.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import type { Page, PageAddress } from '../../lib/page.ts';
import { pagedHead } from '../../lib/head.ts';
import { pageOf } from '../../lib/paged.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { useResource, useStudio, useTexts } from '../../lib/page-context.ts';
import { serviceCards, servicesHeading } from './services.ts';
import { ServiceList } from './service-list.tsx';

export const page: Page = {
  resources: ({ query }) => [serviceCards(pageOf(query))],
  head: ({ query, read, texts }) => ({
    title: texts.text('page.services'),
    description: texts.text('services.description'),
    ...pagedHead(paths.services, pageOf(query), dataOf(read(serviceCards(pageOf(query))))),
    crumbs: [{ name: texts.text('page.services'), path: paths.services }],
  }),
  Component: ServicesPage,
};

function ServicesPage({ query }: PageAddress) {
  const number = pageOf(query);
  const cards = useResource(serviceCards(number));
  const paged = dataOf(cards);
  const { voice } = useStudio();
  const words = useStudio();
  const { text } = useTexts();
  return (
    <>
      <PageHero title={text(servicesHeading(cards, voice))} lead={words?.servicesLead} />
      <Section>
        <Container>
          {paged?.total === 0 ? (
            <EmptyState title={text('services.none')} message={text('trouble.soon')} />
          ) : (
            <ServiceList services={serviceCards(number)} level={2} />
          )}
          {paged && (
            <ListPages
              path={paths.services}
              page={number}
              total={paged.total}
              size={paged.size}
              label={text('services.pages')}
            />
          )}
        </Container>
      </Section>
      <CallToAction />
    </>
  );
}
