import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { outboxCalls } from 'content-api/contract';
import { Text, theme } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { useDates } from '../lib/use-dates.ts';
import { messagesKey } from '../lib/message-queries.ts';
import { stepText } from './message-words.ts';

/** Delivery log of a message: stored, queued, accepted, failed and why. */
export function DeliveryLog({ id }: { id: string }) {
  const dates = useDates();
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: [messagesKey, 'deliveries', id],
    queryFn: ({ signal }) => api.call(outboxCalls.listDeliveries, { path: { id }, signal }),
    staleTime: 0,
  });
  if (!data)
    return <Text tone="quiet">{error ? failureText(error, 'Error fetching deliveries') : 'Loading …'}</Text>;
  return (
    <List aria-label="Deliveries">
      {data.items.map((step, index) => (
        <li key={`${step.at} ${index}`} data-failed={step.state === 'failed' || undefined}>
          <time dateTime={step.at}>{dates.time(step.at)}</time> {stepText(step, dates)}
        </li>
      ))}
    </List>
  );
}

const { colors, fontSizes } = theme;

const List = styled.ol`
  color: ${colors.textSoft};
  font-size: ${fontSizes.sm};
  li {
    padding: 0.25rem 0;
    overflow-wrap: anywhere;
  }
  time {
    color: ${colors.textQuiet};
    font-variant-numeric: tabular-nums;
  }
  [data-failed] {
    color: ${colors.dangerText};
  }
`;
