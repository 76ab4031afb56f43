import { useQuery } from '@tanstack/react-query';
import { post, project, service } from 'content-api/contract';
import type { RecordList } from 'content-api/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Grid, Heading, Section, StatCard, StatusBanner } from 'shared-ui';
import { PageHeader } from '../components/page-header.tsx';
import { useApi } from '../lib/api-context.ts';
import { isSessionFailure } from '../lib/api-failure.ts';
import { paths } from '../lib/paths.ts';
import { useLacks, useMay } from '../lib/use-me.ts';
import { unreadQuery } from '../lib/message-queries.ts';
import { visitsQuery } from '../lib/visits-query.ts';
import { iconOf, icons } from '../components/icons.ts';
import { listedQuery } from '../records/queries.ts';
import { hasRecentChange, newestOfEach, recentActivities } from './activities.ts';
import { ActivityList, ActivitySkeleton } from './activity-list.tsx';
import { BackupAge } from './backup-age.tsx';
import { BackupWarnings } from './backup-warnings.tsx';
import { FactorAdvice } from './factor-advice.tsx';
import { OutboxStatus } from './outbox-status.tsx';
import { PolicyReports } from './policy-reports.tsx';
import { ReleaseReports } from './release-reports.tsx';
import { SetupSteps } from './setup-steps.tsx';

type Summary = RecordList['items'][number];

const change = '+0%';
/** What was made public last of each kind, with the number of all that are public. */
const newest = { public: 'true', sort: 'published', size: newestOfEach };

/** The first screen: how much there is, and what happened lately. */
export default function DashboardPage() {
  const api = useApi();
  const may = useMay();
  const hasContent = !useLacks()('content');
  const projects = useQuery({ ...listedQuery(api, project, newest), enabled: hasContent });
  const services = useQuery({ ...listedQuery(api, service, newest), enabled: hasContent });
  const posts = useQuery({ ...listedQuery(api, post, newest), enabled: hasContent });
  const { data: unread = 0 } = useQuery({ ...unreadQuery(api), enabled: may('messages') });
  const { data: visits } = useQuery(visitsQuery(api, { by: 'day' }));
  const [nowMs] = useState(() => Date.now());
  const all = [projects, services, posts];
  const error = all.find((query) => query.isError && !query.isFetching)?.error;
  const hasFailed = hasContent && Boolean(error) && !isSessionFailure(error);
  function retry() {
    for (const query of all) if (query.isError) void query.refetch();
  }

  const activities = recentActivities(
    {
      posts: publicCards(posts.data),
      projects: publicCards(projects.data),
      services: publicCards(services.data),
    },
    nowMs,
  );
  const isLoading = all.some((query) => query.isPending && !query.isError);
  return (
    <>
      <PageHeader title="Dashboard" description="What is on the site, and what changed lately." />
      {hasFailed && (
        <StatusBanner tone="error" style={{ marginBottom: '1.5rem' }}>
          <p>Error fetching statistics</p>
          <p>Error fetching recent activities</p>
          <Button size="sm" variant="secondary" onClick={retry} style={{ marginTop: '0.5rem' }}>
            Try again
          </Button>
        </StatusBanner>
      )}
      {unread > 0 && (
        <StatusBanner tone="info" style={{ marginBottom: '1.5rem' }}>
          <Link to={paths.messages} style={{ textDecoration: 'underline' }}>
            {unread} unread {unread === 1 ? 'message' : 'messages'}
          </Link>
        </StatusBanner>
      )}
      <FactorAdvice />
      <OutboxStatus />
      <ReleaseReports />
      <BackupWarnings />
      <SetupSteps />
      <Grid columns={4} aria-label="Statistics" role="group">
        {hasContent && (
          <>
            <StatCard
              icon={iconOf(project)}
              label="Total Projects"
              value={count(projects.data, projects.isPending)}
              change={change}
              highlighted={hasRecentChange(publicCards(projects.data), nowMs)}
            />
            <StatCard
              icon={iconOf(service)}
              label="Total Services"
              value={count(services.data, services.isPending)}
              change={change}
              highlighted={hasRecentChange(publicCards(services.data), nowMs)}
            />
            <StatCard
              icon={iconOf(post)}
              label="Total Blogs"
              value={count(posts.data, posts.isPending)}
              change={change}
              highlighted={hasRecentChange(publicCards(posts.data), nowMs)}
            />
          </>
        )}
        <StatCard icon={icons.eye} label="Total Visitors" value={visits?.total ?? 0} change={change} />
      </Grid>
      {hasContent && !(hasFailed && activities.length === 0) && (
        <Section aria-labelledby="recent-activity" style={{ paddingBlock: '2rem' }}>
          <Heading level={2} size="h4" id="recent-activity" style={{ marginBottom: '1rem' }}>
            Recent Activity
          </Heading>
          {isLoading ? <ActivitySkeleton /> : <ActivityList activities={activities} />}
        </Section>
      )}
      <PolicyReports />
      <BackupAge />
    </>
  );
}

function count(page: { total: number } | undefined, isPending: boolean) {
  if (page) return page.total;
  return isPending ? '…' : '–';
}

/** Their cards with the moments at which visitors saw them last change. */
function publicCards<Card extends object>(
  page: { items: readonly { card: Card; summary: Summary }[] } | undefined,
) {
  return (page?.items ?? []).map(({ card, summary }) => ({ ...card, updatedAt: summary.publishedAt }));
}
