import { missingHead } from '../../lib/page/missing-head.ts';
import type { Page } from '../../lib/page/page.ts';
import { recordOutcome } from '../../lib/page/record-outcome.ts';
import { withSeo } from '../../lib/page/with-seo.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { pageWords } from '../../lib/studio/page-words.ts';
import { service } from './api/service.ts';
import { ServiceScreen } from './components/service-screen.tsx';

export const page: Page = {
  resources: ({ params }) => [service(params.slug ?? ''), pageWords],
  outcome: ({ params: { slug = '' }, read }) =>
    recordOutcome(read(service(slug)), (found) => paths.service(found.slug), paths.service(slug)),
  head: ({ params, read }) => {
    const found = dataOf(read(service(params.slug ?? '')));
    if (!found) return missingHead('Service');
    const path = paths.service(found.slug);
    return withSeo(
      {
        title: found.title,
        description: found.description,
        canonical: path,
        crumbs: [
          { name: 'Services', path: paths.services },
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
