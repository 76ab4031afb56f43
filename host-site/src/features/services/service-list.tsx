import { CardGrid } from 'shared-ui';
import { NoticeLine } from '../../components/notice-line.ts';
import { useResource } from '../../lib/page-context.ts';
import type { Paged } from '../../lib/paged.ts';
import type { Resource } from '../../lib/resources.ts';
import { ServiceCard } from './service-card.tsx';
import type { ServiceView } from './services.ts';

interface ServiceListProps {
  services: Resource<Paged<ServiceView>>;
  level?: 2 | 3;
}

/** The services, or the built-in ones with a line that says why. */
export function ServiceList({ services, level }: ServiceListProps) {
  const cards = useResource(services);
  if (cards.status !== 'loaded') return null;
  return (
    <>
      {cards.notice && <NoticeLine tone="warning">{cards.notice}</NoticeLine>}
      <CardGrid>
        {cards.data.items.map((service) => (
          <ServiceCard key={service.slug} service={service} level={level} />
        ))}
      </CardGrid>
    </>
  );
}
