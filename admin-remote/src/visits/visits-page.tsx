import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Grid, mediaDown, Select, Skeleton, Stack, StatCard, StatusBanner, theme } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Panel } from '../components/panel.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { hours } from '../lib/durations.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { visitsQuery } from '../lib/visits-query.ts';
import { wallTimeOf } from '../lib/zoned-time.ts';
import { DayPlot } from './day-plot.tsx';
import { fillDays } from './fill-days.ts';
import { NameTable } from './name-table.tsx';

const spans = [
  { days: 7, label: 'Last 7 days' },
  { days: 30, label: 'Last 30 days' },
  { days: 90, label: 'Last 90 days' },
  { days: 365, label: 'Last year' },
];

/** 'Visits': how many came, what they looked at, and what led them here. */
export default function VisitsPage() {
  const api = useApi();
  const [count, setCount] = useState(30);
  const [nowMs] = useState(() => Date.now());
  const studioDay = wallTimeOf(nowMs, useTimeZone()).slice(0, 10);
  const from = new Date(Date.parse(studioDay) - (count - 1) * hours(24)).toISOString().slice(0, 10);
  const query = useQuery(visitsQuery(api, { by: 'day', from }));
  const { data } = query;
  const today = data?.items.find(({ day }) => day === data.today)?.visits ?? 0;
  return (
    <>
      <PageHeader
        title="Visits"
        description="Counted on the server, without cookies and without keeping addresses. Crawlers and visitors who ask not to be counted are left out."
      />
      <LoadState query={query} otherwise="Error fetching visits">
        <Skeleton height="20rem" label="Loading visits" />
      </LoadState>
      {data && (
        <Stack gap={3}>
          {!data.isOn && (
            <StatusBanner tone="info">
              Visits are not counted: the setting VISITS is off. What was counted before is shown.
            </StatusBanner>
          )}
          <Select
            aria-label="Span"
            value={String(count)}
            style={{ maxWidth: '14rem' }}
            onChange={(event) => setCount(Number(event.target.value))}
          >
            {spans.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </Select>
          <Numbers role="group" aria-label="Numbers">
            <StatCard icon={icons.eye} label="Visitors" value={data.total} />
            <StatCard icon={icons.clock} label="Today" value={today} />
            <StatCard icon={icons.message} label="Messages" value={data.contacts} />
          </Numbers>
          <Panel title="Visitors by day" isWide>
            <DayPlot days={fillDays(data, count)} />
          </Panel>
          <Grid columns={2}>
            <NameTable by="page" from={from} title="Pages" none="No page was opened yet." />
            <NameTable
              by="referrer"
              from={from}
              title="Where they came from"
              none="No other site led here yet."
            />
            <NameTable by="entry" from={from} title="First pages" none="No visit began yet." />
            <NameTable
              by="missing"
              from={from}
              title="Not found"
              none="Nobody looked for a page that is not there."
            />
          </Grid>
        </Stack>
      )}
    </>
  );
}

/** Short enough for three beside each other on a phone. */
const Numbers = styled.div(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]};
  ${mediaDown('page.xs')} {
    gap: ${theme.space[1]};
  }
`);
