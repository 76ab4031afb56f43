import type { Page } from '../../lib/page/page.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { service } from './api/service.ts';
import { serviceCards } from './api/service-cards.ts';
import { ServiceScreen } from './components/service-screen.tsx';

const recordId = /^[0-9a-f]{24}$/;

export const page: Page = {
  // A record id in place of the slug is looked up in the list (ruling 14).
  resources: ({ params }) => [
    service(params.slug ?? ''),
    ...(recordId.test(params.slug ?? '') ? [serviceCards(1)] : []),
  ],
  outcome: ({ params, read }) => {
    const slug = params.slug ?? '';
    const found = read(service(slug));
    if (found.status === 'loaded') {
      const moved = found.data.slug !== slug;
      return { status: 200, ...(moved && { redirect: paths.service(found.data.slug) }) };
    }
    if (found.status === 'missing') {
      const named =
        recordId.test(slug) && dataOf(read(serviceCards(1)))?.items.find((one) => one._id === slug);
      return { status: 404, ...(named && { redirect: paths.service(named.slug) }) };
    }
    return { status: found.status === 'error' ? 503 : 200 };
  },
  head: ({ params, read }) => {
    const found = dataOf(read(service(params.slug ?? '')));
    if (!found) return { title: 'Service not found', description: 'There is no service at this address.' };
    const path = paths.service(found.slug);
    return {
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
    };
  },
  Component: ServiceScreen,
};
