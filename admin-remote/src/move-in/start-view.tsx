import { useQuery } from '@tanstack/react-query';
import { Badge, EmptyState, Heading, Icon, Skeleton, Stack, Text } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { GuardedLink } from '../components/guarded-link.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { WrappingRowList } from '../components/row-list.ts';
import { useApi } from '../lib/api-context.ts';
import { useDates } from '../lib/use-dates.ts';
import { batchHref } from './batch-href.ts';
import { countsText, stateWords } from './import-words.ts';
import { importsQuery } from './imports-query.ts';
import { SendExport } from './send-export.tsx';

/** Sends a file, and lists what was sent before. */
export function StartView() {
  const dates = useDates();
  const query = useQuery(importsQuery(useApi()));
  const { data } = query;
  return (
    <>
      <PageHeader
        title="Move in"
        description="Bring your old site along: its texts, pictures and addresses. Nothing is public before you say so."
      />
      <Stack gap={3}>
        <SendExport begun={data?.filter(({ state }) => state === 'sending') ?? []} />
        <LoadState query={query} otherwise="Error fetching what has moved in">
          <Skeleton height="8rem" label="Loading what has moved in" />
        </LoadState>
        {data?.length === 0 && (
          <EmptyState
            icon={icons.upload}
            title="Nothing has moved in yet"
            message="Each file that you send is listed here, with what became of it."
          />
        )}
        {data && data.length > 0 && (
          <section aria-labelledby="earlier-imports">
            <Heading level={2} size="h4" id="earlier-imports" style={{ marginBottom: '0.75rem' }}>
              Sent so far
            </Heading>
            <WrappingRowList role="list" aria-label="Sent so far">
              {data.map((batch) => (
                <li key={batch._id}>
                  <span className="sign">
                    <Icon name={icons.upload} />
                  </span>
                  <div style={{ flex: '1 1 11rem' }}>
                    <GuardedLink to={batchHref(batch._id)}>{batch.file}</GuardedLink>
                    <p>
                      {dates.time(batch.createdAt)}
                      {batch.state !== 'undone' && ` · ${countsText(batch)}`}
                    </p>
                  </div>
                  <Badge tone={batch.state === 'public' ? 'success' : 'neutral'}>
                    {stateWords[batch.state]}
                  </Badge>
                </li>
              ))}
            </WrappingRowList>
          </section>
        )}
        <Text size="sm" tone="quiet" measure>
          Files larger than 2 GB, and pictures that the old site no longer serves, come in with the command{' '}
          <code>npm run move-in</code>.
        </Text>
      </Stack>
    </>
  );
}
