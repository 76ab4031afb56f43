import { descriptionOf, page as kind } from 'content-api/contract';
import { InLanguage } from '../../components/in-language.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Part } from '../../components/part.tsx';
import { ContactBlock } from '../../features/contact/contact-block.tsx';
import type { Page, PageAddress } from '../../lib/page.ts';
import { recordOutcome } from '../../lib/page.ts';
import { withSeo } from '../../lib/head.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { useResource, useTexts } from '../../lib/page-context.ts';
import { page as notFound } from '../../components/not-found-page.tsx';
import { contactBlockOf, ownPage } from './own-page-data.ts';
import { OwnBlocks } from './own-blocks.tsx';

export const page: Page = {
  subject: ({ params }) => ({ resource: ownPage(params.id), pathOf: paths.page }),
  resources: ({ params }) => [ownPage(params.id)],
  outcome({ params: { id = '' }, read }) {
    const loaded = read(ownPage(id));
    // Most unknown addresses are no pages.
    return loaded.status === 'error'
      ? { status: 404 }
      : recordOutcome(loaded, paths.page, paths.page({ _id: id }));
  },
  head(view) {
    const page = dataOf(view.read(ownPage(view.params.id)));
    if (!page) return notFound.head(view);
    const { title, lead, slug, updatedAt } = page;
    const path = paths.page(page);
    return withSeo(
      {
        title,
        description: descriptionOf(kind, page),
        canonical: path,
        image: `/og/pages/${slug}.jpg`,
        imageAlt: title,
        crumbs: [{ name: title, path }],
        thing: { '@type': 'WebPage', name: title, description: lead, url: path, dateModified: updatedAt },
      },
      page,
    );
  },
  Component: OwnPage,
};

function OwnPage(address: PageAddress) {
  const { text } = useTexts();
  const page = dataOf(useResource(ownPage(address.params.id)));
  if (!page) return <notFound.Component {...address} />;
  const { title, lead, blocks } = page;
  const contact = contactBlockOf(blocks);
  const at = contact ? blocks.indexOf(contact) : blocks.length;
  return (
    <InLanguage of={page.spoken}>
      <PageHero title={title} lead={lead} />
      <OwnBlocks page={page} from={0} to={at} />
      {contact && (
        <Part>
          <ContactBlock title={contact.title || text('studio.getInTouch')} lead={contact.lead} />
        </Part>
      )}
      <OwnBlocks page={page} from={at + 1} to={blocks.length} />
    </InLanguage>
  );
}
