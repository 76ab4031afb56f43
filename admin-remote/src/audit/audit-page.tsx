import styled from '@emotion/styled';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { calls } from 'content-api/contract';
import { Link } from 'react-router-dom';
import { Button, EmptyState, Heading, Icon, Pagination, Skeleton, Stack, Text, theme } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { useLastPage } from '../components/use-last-page.ts';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { RowList } from '../components/row-list.ts';
import { useApi } from '../lib/api-context.ts';
import { dayText, groupByDay } from '../lib/days.ts';
import { saveText } from '../lib/save-text.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { wallTimeOf } from '../lib/zoned-time.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

/** 'Audit': who did what when, by day. */
export default function AuditPage() {
  const api = useApi();
  const timeZone = useTimeZone();
  const { filter, query, isFiltered, change, pageHref } = useAuditFilter();
  const entries = useQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => api.call(calls.listAudit, { params: query, signal }),
    placeholderData: keepPreviousData,
    // The list must hold the latest actions in the console.
    staleTime: 0,
  });
  const { data, isFetching } = entries;
  useLastPage(data);

  const download = useMutation({
    async mutationFn() {
      const { page: _page, ...rest } = query;
      saveText('audit.csv', 'text/csv', await api.get('/audit', { params: { ...rest, format: 'csv' } }));
    },
    onError: (failure) => tellFailure(failure, 'Error exporting the audit'),
  });

  return (
    <>
      <PageHeader
        title="Audit"
        description={`Who did what, and when. Times are in ${timeZone}.`}
        actions={
          <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
            <Icon name={icons.download} />
            Export as CSV
          </Button>
        }
      />
      <AuditFilters filter={filter} onChange={change} />
      <LoadState query={entries} otherwise="Error fetching the audit">
        <Skeleton height="12rem" label="Loading the audit" />
      </LoadState>
      {data?.items.length === 0 &&
        (isFiltered ? (
          <NothingFound title="Nothing found" clearLabel="Clear filters" onClear={() => change({})} />
        ) : (
          <EmptyState
            icon={icons.list}
            title="Nothing here yet"
            message="What people do here is written down."
          />
        ))}
      {data && data.items.length > 0 && (
        <Stack aria-busy={isFetching}>
          <Text role="status" size="sm" tone="quiet">
            {data.total} {data.total === 1 ? 'entry' : 'entries'}
          </Text>
          {[...groupByDay(data.items, timeZone)].map(([day, items]) => (
            <section key={day} aria-label={dayText(day)}>
              <Day level={2}>{dayText(day)}</Day>
              <RowList role="list">
                {items.map((entry) => (
                  <li key={entry._id}>
                    <AuditRow entry={entry} time={wallTimeOf(Date.parse(entry.at), timeZone).slice(-5)} />
                  </li>
                ))}
              </RowList>
            </section>
          ))}
          <Pagination
            page={data.page}
            pageCount={Math.ceil(data.total / data.size)}
            hrefOf={pageHref}
            linkAs={Link}
            label="Pages of the audit"
          />
        </Stack>
      )}
    </>
  );
}

const Day = styled(Heading)`
  margin-bottom: ${theme.space[1]};
  font-size: ${theme.fontSizes.md};
`;
