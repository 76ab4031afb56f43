import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { EmptyState, Icon, Skeleton, theme } from 'shared-ui';
import type { IconName } from 'shared-ui';
import { formatDay } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { signs } from '../components/signs.ts';
import type { Activity, ActivityKind } from './activities.ts';

interface ActivityListProps {
  activities: readonly Activity[];
  hasFailed: boolean;
}

const kinds: Record<ActivityKind, { icon: IconName; label: string; path: string }> = {
  post: { icon: signs.fileText, label: 'Blog post', path: paths.posts },
  project: { icon: 'folder', label: 'Project', path: paths.projects },
  service: { icon: signs.layers, label: 'Service', path: paths.services },
};

/** At most four entries, each with icon, title and date. */
export function ActivityList({ activities, hasFailed }: ActivityListProps) {
  if (activities.length === 0) {
    return (
      <EmptyState
        icon={hasFailed ? 'warning' : signs.clock}
        title={hasFailed ? 'Error fetching recent activities' : 'No recent activity'}
        level={3}
      />
    );
  }
  return (
    <List role="list">
      {activities.map(({ id, kind, title, date }) => (
        <li key={id}>
          <span className="sign">
            <Icon name={kinds[kind].icon} />
          </span>
          <div>
            <Link to={`${kinds[kind].path}?edit=${id}`}>{title}</Link>
            <p>
              {kinds[kind].label} · <time dateTime={date}>{formatDay(date)}</time>
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

/** Entries in the shape of those to come. */
export function ActivitySkeleton() {
  return (
    <List as="div">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="entry">
          <Skeleton width="2.5rem" height="2.5rem" />
          <Skeleton width="14rem" label={index === 0 ? 'Loading recent activity' : undefined} />
        </div>
      ))}
    </List>
  );
}

const { colors, fontSizes, radii, space } = theme;

const List = styled.ul(css`
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  li,
  .entry {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 4.75rem;
    padding: ${space[2]};
  }
  li + li,
  .entry + .entry {
    border-top: 1px solid ${colors.border};
  }
  li > div {
    min-width: 0;
  }
  .sign {
    display: grid;
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    place-items: center;
    border-radius: ${radii.md};
    background: ${colors.primaryTint};
    color: ${colors.primaryText};
  }
  a {
    display: block;
    overflow: hidden;
    color: ${colors.text};
    font-weight: 550;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
`);
