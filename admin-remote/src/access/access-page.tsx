import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { findKind } from 'content-api/contract';
import type { AccessList } from 'content-api/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge, ButtonLink, EmptyState, Skeleton, Stack, Text, theme } from 'shared-ui';
import { LoadFailure } from '../components/load-failure.tsx';
import { LoadState } from '../components/load-state.tsx';
import { icons } from '../components/icons.ts';
import { PageHeader } from '../components/page-header.tsx';
import { Panel } from '../components/panel.tsx';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { useMay } from '../lib/use-me.ts';
import { RequestList } from '../testimonial-requests/request-list.tsx';
import { requestsQuery } from '../testimonial-requests/requests-query.ts';
import { accessQuery, audienceWords } from './access-queries.ts';
import { GuestList } from './guest-list.tsx';

/** 'Who has access': every record that is not for everyone with its guests, pitches among them, and who was asked. */
export default function AccessPage() {
  const api = useApi();
  const query = useQuery(accessQuery(api));
  const asked = useQuery({ ...requestsQuery(api), enabled: useMay()('content') });
  const { data } = query;
  const requests = asked.data?.requests.filter(({ state, isEnded }) => state === 'asked' && !isEnded) ?? [];
  return (
    <>
      <PageHeader
        title="Who has access"
        description="What is not for everyone, and who can see it. Ending a link takes a moment, everywhere."
      />
      <LoadState query={query} otherwise="Error fetching who has access">
        <Skeleton height="12rem" label="Loading who has access" />
      </LoadState>
      {data?.records.length === 0 && requests.length === 0 && !asked.isLoading && !asked.isError && (
        <EmptyState
          level={2}
          icon={icons.lock}
          title="Everything is for everyone"
          message="Choose “Visible to everyone” in the form of a project, post or page to keep it for some."
          action={
            <ButtonLink as={Link} to={paths.dashboard} variant="secondary">
              Back to Dashboard
            </ButtonLink>
          }
        />
      )}
      <Stack as="ul" role="list" aria-label="Private work" gap={2}>
        {data?.records.map((record) => (
          <li key={`${record.kind} ${record._id}`}>
            <PrivateRecord record={record} />
          </li>
        ))}
      </Stack>
      <Asked>
        {asked.isError && !asked.isFetching && (
          <LoadFailure
            failure={asked.error}
            otherwise="Error fetching who was asked"
            onRetry={() => void asked.refetch()}
          />
        )}
        {requests.length > 0 && (
          <Panel title="Asked for a testimonial" isWide>
            <RequestList requests={requests} label="Asked for a testimonial" />
          </Panel>
        )}
      </Asked>
    </>
  );
}

function PrivateRecord({ record }: { record: AccessList['records'][number] }) {
  const titleId = useId();
  const { kind: name, _id, title, state, audience, guests } = record;
  const kind = findKind(name);
  const isShown = state === 'live' || state === 'changed';
  return (
    <Root aria-labelledby={titleId}>
      <Stack direction="row" gap={1} wrap align="center">
        <h2 id={titleId}>{title || 'Untitled'}</h2>
        <Badge tone="neutral">{audienceWords[audience].label}</Badge>
        {!isShown && <Badge tone="warning">Not published</Badge>}
      </Stack>
      <Text size="sm" tone="quiet">
        {kind?.words.one}
        {kind && (
          <>
            {' · '}
            <Link to={paths.record(kind, _id)}>Edit</Link>
          </>
        )}
      </Text>
      {audience === 'link' && guests.length === 0 && (
        <Text size="sm">Nobody has a link yet: make one in its form.</Text>
      )}
      {guests.length > 0 && <GuestList guests={guests} title={title} isPaused={audience === 'password'} />}
    </Root>
  );
}

const Asked = styled.div(css`
  margin-top: ${theme.space[3]};
  :empty {
    display: none;
  }
`);

const { colors, fontSizes, radii, space } = theme;

const Root = styled.article(css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  background: ${colors.surface};
  overflow-wrap: anywhere;
  h2 {
    margin: 0;
    font-size: ${fontSizes.lg};
  }
`);
