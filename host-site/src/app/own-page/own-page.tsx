import { descriptionOf, page as kind } from 'content-api/contract';
import { PageHero } from '../../components/page-hero.tsx';
import { Part } from '../../components/part.tsx';
import { ContactBlock } from '../../features/contact/contact-block.tsx';
import type { Page, PageAddress } from '../../lib/page.ts';
import { recordOutcome } from '../../lib/page.ts';
import { withSeo } from '../../lib/head.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources.ts';
import { useResource, useTexts } from '../../lib/page-context.ts';
import { page as notFound } from '../not-found-page.tsx';
import { contactBlockOf, ownPage } from './own-page-data.ts';
import { OwnBlocks } from './own-blocks.tsx';

export const page: Page = {
  resources: ({ params }) => [ownPage(params.id)],
  outcome({ params: { id = '' }, read }) {
    const found = read(ownPage(id));
    // Most unknown addresses are no pages.
    return found.status === 'error'
      ? { status: 404 }
      : recordOutcome(found, paths.page, paths.page({ _id: id }));
  },
  head(view) {
    const found = dataOf(view.read(ownPage(view.params.id)));
    if (!found) return notFound.head(view);
    const { title, lead, slug, updatedAt } = found;
    const path = paths.page(found);
    return withSeo(
      {
        title,
        description: descriptionOf(kind, found),
        canonical: path,
        image: `/og/pages/${slug}.jpg`,
        imageAlt: title,
        crumbs: [{ name: title, path }],
        thing: { '@type': 'WebPage', name: title, description: lead, url: path, dateModified: updatedAt },
      },
      found,
    );
  },
  Component: OwnPage,
};

function OwnPage(address: PageAddress) {
  const { text } = useTexts();
  const found = dataOf(useResource(ownPage(address.params.id)));
  if (!found) return <notFound.Component {...address} />;
  const { title, lead, blocks } = found;
  const contact = contactBlockOf(blocks);
  const at = contact ? blocks.indexOf(contact) : blocks.length;
  return (
    <>
      <PageHero title={title} lead={lead} />
      <OwnBlocks page={found} from={0} to={at} />
      {contact && (
        <Part>
          <ContactBlock title={contact.title || text('studio.getInTouch')} lead={contact.lead} />
        </Part>
      )}
      <OwnBlocks page={found} from={at + 1} to={blocks.length} />
    </>
  );
}
