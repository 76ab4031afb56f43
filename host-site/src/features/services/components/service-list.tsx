import { CardGrid } from 'shared-ui';
import { NoticeLine } from '../../../components/notice-line.ts';
import type { Paged } from '../../../lib/paged.ts';
import type { Resource } from '../../../lib/resources/resource.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import type { ServiceCardView } from '../api/service-cards.ts';
import { ServiceCard } from './service-card.tsx';

interface ServiceListProps {
  services: Resource<Paged<ServiceCardView>>;
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
