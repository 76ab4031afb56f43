import type { ServiceCard } from 'content-api/contract';
import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui';
import { RecordCard } from '../../../components/list/record-card.tsx';
import { ResourcePage } from '../../../components/list/resource-page.tsx';
import type { Resource } from '../../../components/list/resource-page.tsx';
import { endpoints } from '../../../lib/endpoints.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { usualSorts } from '../../../lib/list-view.ts';
import { paths } from '../../../lib/paths.ts';
import { ServiceIcon } from '../service-icon.tsx';

const resource: Resource<ServiceCard> = {
  key: 'services',
  path: endpoints.services,
  pathOf: endpoints.service,
  title: 'Service Management',
  addLabel: 'Add New Service',
  noun: 'services',
  one: 'service',
  rules: {
    pageSize: 24,
    sorts: usualSorts<ServiceCard>(),
    textOf: ({ title, description, slug, features }) => [title, description, slug, ...features].join(' '),
  },
  form: lazyPage(() => import(/* webpackChunkName: "service-form" */ '../form/service-form.tsx')),
  texts: {
    loadError: 'Failed to load services',
    deleteTitle: 'Delete service',
    question: 'Are you sure you want to delete this service?',
    deleted: 'Service deleted successfully',
    deleteError: 'Failed to delete service',
  },
  renderCard: (service, actions) => (
    <RecordCard
      title={service.title}
      sign={<ServiceIcon icon={service.icon} />}
      meta={`/services/${service.slug}`}
      text={service.description}
      more={
        <ButtonLink as={Link} to={paths.service(service.slug)} variant="ghost" size="sm">
          Learn More
        </ButtonLink>
      }
      {...actions}
    />
  ),
};

/** 'Service Management'. */
export default function ServicesPage() {
  return <ResourcePage resource={resource} />;
}
