import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { VisitGroup, Visits } from 'content-api/contract';
import { useId } from 'react';
import { Heading, Skeleton, Text, theme } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { visitsQuery } from '../lib/visits-query.ts';

interface NameTableProps {
  by: Exclude<VisitGroup, 'day'>;
  from: string;
  title: string;
  /** Text of the empty table. */
  none: string;
}

const shown = 15;

/** The most frequent pages, referrers or the like, each with a bar of its share. */
export function NameTable({ by, from, title, none }: NameTableProps) {
  const titleId = useId();
  const { data, error } = useQuery(visitsQuery(useApi(), { by, from }));
  const rows = data?.items.slice(0, shown) ?? [];
  const most = rows[0]?.visits ?? 1;
  return (
    <Root aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        {title}
      </Heading>
      {!data && !error && <Skeleton height="8rem" label={`Loading: ${title}`} />}
      {!data && error && <Text tone="quiet">{failureText(error, 'Error fetching visits')}</Text>}
      {data && rows.length === 0 && <Text tone="quiet">{none}</Text>}
      <ul role="list">
        {rows.map((row) => (
          <li key={`${nameOf(row)} ${row.from ?? ''}`}>
            <span className="bar" style={{ width: `${(row.visits / most) * 100}%` }} />
            <span className="name">
              {nameOf(row)}
              {row.from && <small> linked from {row.from}</small>}
            </span>
            <span className="count">{row.visits}</span>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function nameOf({ page, referrer }: Visits['items'][number]): string {
  return page ?? referrer ?? '';
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[3]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  li {
    position: relative;
    display: flex;
    gap: ${space[2]};
    justify-content: space-between;
    padding: 0.375rem 0.5rem;
    color: ${colors.text};
    font-size: ${fontSizes.sm};
  }
  li + li {
    margin-top: 0.25rem;
  }
  .bar {
    position: absolute;
    inset: 0 auto 0 0;
    border-radius: ${radii.sm};
    background: ${colors.primaryTint};
  }
  .name,
  .count {
    position: relative;
  }
  .name {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${colors.textQuiet};
  }
  .count {
    font-variant-numeric: tabular-nums;
  }
`;
