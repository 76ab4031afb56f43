import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PageHero } from '../../components/page-hero.tsx';
import { PageLoading } from '../../components/page-loading.tsx';
import { PagePart } from '../../components/page-part.tsx';
import { PageTrouble } from '../../components/page-trouble.tsx';
import { headWithout } from '../../lib/page/head-without.ts';
import type { Page, PageAddress } from '../../lib/page/page.ts';
import { createPart } from '../../lib/page/part.ts';
import { recordOutcome } from '../../lib/page/record-outcome.ts';
import { createUnhydrated } from '../../lib/page/section.tsx';
import { withSeo } from '../../lib/page/with-seo.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { useResourceCache } from '../../lib/resources/use-resource-cache.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { page as notFound } from '../not-found-page.tsx';
import { ContactBlockContext } from './contact-block-context.ts';
import { contactBlockOf } from './contact-block-of.ts';
import { ownPage } from './own-page-data.ts';

const blocksBefore = createUnhydrated('own-before', () =>
  import(/* webpackChunkName: "own-blocks" */ './own-blocks.tsx').then((code) => code.before),
);
const blocksAfter = createUnhydrated('own-after', () =>
  import(/* webpackChunkName: "own-blocks" */ './own-blocks.tsx').then((code) => code.after),
);
const contact = createPart(() =>
  import(/* webpackChunkName: "own-contact" */ './own-contact.tsx').then((code) => code.OwnContact),
);

export const page: Page = {
  resources: (address) => [
    ownPage(address.params.id),
    blocksBefore.resource(address),
    blocksAfter.resource(address),
    pageWords,
  ],
  outcome({ params: { id = '' }, read }) {
    const found = read(ownPage(id));
    // Most unknown addresses are no pages.
    return found.status === 'error'
      ? { status: 404 }
      : recordOutcome(found, paths.page, paths.page({ _id: id }));
  },
  head(view) {
    const answer = view.read(ownPage(view.params.id));
    const found = dataOf(answer);
    if (!found) return headWithout(answer, 'Page', notFound.head(view));
    const { title, lead, slug, updatedAt } = found;
    const path = paths.page(found);
    return withSeo(
      {
        title,
        description: lead || title,
        canonical: path,
        // Only documents that the server makes have these.
        ...(typeof document === 'undefined' && {
          image: `/og/pages/${slug}.jpg`,
          imageAlt: title,
          crumbs: [{ name: title, path }],
          thing: { '@type': 'WebPage', name: title, description: lead, url: path, dateModified: updatedAt },
        }),
      },
      found,
    );
  },
  Component: OwnPage,
  parts: [contact],
};

/** A page of the studio's own. Its form is hydrated; the other blocks need no script. */
function OwnPage(address: PageAddress) {
  const resource = ownPage(address.params.id);
  const found = useResource(resource);
  const { reload } = useResourceCache();
  const isByLink = useNavigationType() === NavigationType.Push;
  if (found.status === 'loading') return <PageLoading />;
  if (found.status === 'error' && isByLink) return <PageTrouble onRetry={() => void reload(resource)} />;
  if (found.status !== 'loaded') return isByLink ? <OnToServer /> : <notFound.Component {...address} />;
  const { title, lead, blocks } = found.data;
  const contactBlock = contactBlockOf(blocks);
  return (
    <>
      <PageHero title={title} lead={lead} />
      <blocksBefore.Component {...address} />
      {contactBlock && (
        <ContactBlockContext value={contactBlock}>
          <PagePart part={contact} />
        </ContactBlockContext>
      )}
      <blocksAfter.Component {...address} />
    </>
  );
}

/** Only the server knows redirects, so a link to an address without a page goes on to it. */
function OnToServer() {
  useEffect(() => location.reload(), []);
  return <PageLoading />;
}
