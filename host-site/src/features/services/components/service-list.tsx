import styled from '@emotion/styled';
import { CardGrid, Spinner } from 'shared-ui';
import { NoticeLine } from '../../../components/notice-line.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { serviceCards } from '../api/service-cards.ts';
import { ServiceCard } from './service-card.tsx';

interface ServiceListProps {
  page: number;
  level?: 2 | 3;
  /** Default: all of the page. */
  limit?: number;
  /** Without their features. Default: false. */
  brief?: boolean;
}

/** The services, or the built-in ones with a line that says why. */
export function ServiceList({ page, level, limit, brief }: ServiceListProps) {
  const cards = useResource(serviceCards(page));
  if (cards.status !== 'loaded') return <Waiting label="Loading services" />;
  return (
    <>
      {cards.notice && <NoticeLine tone="warning">{cards.notice}</NoticeLine>}
      <CardGrid>
        {cards.data.items.slice(0, limit).map((service) => (
          <ServiceCard key={service.slug} service={service} level={level} brief={brief} />
        ))}
      </CardGrid>
    </>
  );
}

/** About as high as two rows of cards, so that what follows is not in sight and jumps away. */
const Waiting = styled(Spinner)`
  display: grid;
  min-height: 40rem;
  padding-top: 5rem;
  justify-content: center;
  align-content: start;
`;
