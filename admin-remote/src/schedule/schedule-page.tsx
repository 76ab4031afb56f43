import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { scheduleCalls } from 'content-api/contract';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink, EmptyState, Heading, IconButton, mediaUp, Skeleton, Stack, theme } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { dayText, groupByDay } from '../lib/days.ts';
import { wallTimeOf } from '../lib/zoned-time.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { addMonths, monthOf, monthText, spanOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { ScheduleEntry } from './schedule-entry.tsx';

/** 'Schedule': what goes live and what is taken down by itself, by month. */
export default function SchedulePage() {
  const api = useApi();
  const timeZone = useTimeZone();
  const [nowMs] = useState(() => Date.now());
  const [params] = useSearchParams();
  const today = wallTimeOf(nowMs, timeZone).slice(0, 10);
  const month = monthOf(params.get('month')) ?? today.slice(0, 7);
  const span = spanOf(month, timeZone);
  const query = useQuery({
    queryKey: ['schedule', span],
    queryFn: ({ signal }) => api.call(scheduleCalls.listSchedule, { params: span, signal }),
    placeholderData: keepPreviousData,
    // It must hold what was scheduled a moment ago.
    staleTime: 0,
  });
  const { data, isFetching } = query;
  const days = groupByDay(data?.items ?? [], timeZone);
  const daysOfMonth = [...days.keys()].filter((day) => day.startsWith(month));

  const entriesOf = (day: string) => {
    const entries = days.get(day);
    return (
      entries && (
        <ul aria-label={dayText(day)}>
          {entries.map((entry) => (
            <li key={entry._id}>
              <ScheduleEntry entry={entry} time={wallTimeOf(Date.parse(entry.at), timeZone).slice(11)} />
            </li>
          ))}
        </ul>
      )
    );
  };

  return (
    <>
      <PageHeader
        title="Schedule"
        description={`What goes live and what is taken down. Times are in ${timeZone}.`}
      />
      <Months aria-label="Months">
        {step(-1, 'Previous month', 'chevron-left')}
        <Heading level={2} size="h4" aria-live="polite">
          {monthText(month)}
        </Heading>
        {step(1, 'Next month', 'chevron-right')}
        <ButtonLink as={Link} to="?" variant="secondary" size="sm">
          Today
        </ButtonLink>
      </Months>
      <LoadState query={query} level={3} otherwise="Error fetching the schedule">
        <Skeleton height="20rem" label="Loading the schedule" />
      </LoadState>
      {data && (
        <Stack aria-busy={isFetching}>
          <MonthGrid month={month} today={today} entriesOf={entriesOf} />
          {daysOfMonth.length > 0 ? (
            <Agenda>
              {daysOfMonth.map((day) => (
                <section key={day} aria-label={dayText(day)}>
                  <Heading level={3} size="h4">
                    {dayText(day)}
                  </Heading>
                  {entriesOf(day)}
                </section>
              ))}
            </Agenda>
          ) : (
            <EmptyState
              level={3}
              icon={icons.calendar}
              title={`Nothing is scheduled in ${monthText(month)}`}
              message="Choose Schedule in the form of a record to set when it goes live."
            />
          )}
        </Stack>
      )}
    </>
  );

  function step(by: 1 | -1, label: string, icon: 'chevron-left' | 'chevron-right') {
    return <IconButton as={Link} to={`?month=${addMonths(month, by)}`} icon={icon} label={label} />;
  }
}

const { space } = theme;

const Months = styled.nav(css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  align-items: center;
  margin: 0 0 ${space[2]} -${space[1]};
  h2 {
    min-width: 8.5rem;
    font-size: ${theme.fontSizes.md};
    text-align: center;
  }
  > :last-child {
    margin-left: auto;
  }
`);

/** For windows without room for a calendar. */
const Agenda = styled.div(css`
  display: grid;
  gap: ${space[2]};
  ${mediaUp('page.md')} {
    display: none;
  }
  h3 {
    margin-bottom: ${space[1]};
    font-size: ${theme.fontSizes.sm};
  }
  ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`);
