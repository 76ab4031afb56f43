import { CardGrid, Spinner, StatusBanner } from 'shared-ui';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { serviceCards } from '../api/service-cards.ts';
import { ServiceCard } from './service-card.tsx';

interface ServiceListProps {
  page: number;
  level?: 2 | 3;
  /** Default: all of the page. */
  limit?: number;
}

/** The services, or the built-in ones with a line that says why. */
export function ServiceList({ page, level, limit }: ServiceListProps) {
  const cards = useResource(serviceCards(page));
  if (cards.status !== 'loaded') return <Spinner label="Loading services" />;
  return (
    <>
      {cards.notice && <StatusBanner tone="warning">{cards.notice}</StatusBanner>}
      <CardGrid>
        {cards.data.items.slice(0, limit).map((service) => (
          <ServiceCard key={service._id} service={service} level={level} />
        ))}
      </CardGrid>
    </>
  );
}
