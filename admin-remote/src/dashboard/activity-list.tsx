import { Link } from 'react-router-dom';
import { EmptyState, Icon, Skeleton } from 'shared-ui';
import { formatDay } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { iconOf, icons } from '../components/icons.ts';
import type { Activity } from './activities.ts';
import { RowList } from './row-list.ts';

interface ActivityListProps {
  activities: readonly Activity[];
}

/** At most four entries, each with icon, title and date. */
export function ActivityList({ activities }: ActivityListProps) {
  if (activities.length === 0) {
    return (
      <EmptyState
        icon={icons.clock}
        title="No recent activity"
        message="What is added or changed appears here."
        level={3}
      />
    );
  }
  return (
    <RowList role="list">
      {activities.map(({ id, kind, title, date, timeMs }) => (
        <li key={id}>
          <span className="sign">
            <Icon name={iconOf(kind)} />
          </span>
          <div>
            <Link to={`${paths.kind(kind)}?edit=${id}`}>{title}</Link>
            <p>
              {kind.words.one} · <Dates date={date} timeMs={timeMs} />
            </p>
          </div>
        </li>
      ))}
    </RowList>
  );
}

/** The date that the entry is ordered by, after the record's own where that is another day. */
function Dates({ date, timeMs }: Pick<Activity, 'date' | 'timeMs'>) {
  const changedAt = new Date(timeMs).toISOString();
  return (
    <>
      {formatDay(date) !== formatDay(timeMs) && (
        <>
          <time dateTime={date}>{formatDay(date)}</time> ·{' '}
        </>
      )}
      Updated <time dateTime={changedAt}>{formatDay(timeMs)}</time>
    </>
  );
}

/** Entries in the shape of those to come. */
export function ActivitySkeleton() {
  return (
    <RowList as="div">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="entry">
          <Skeleton width="2.5rem" height="2.5rem" />
          <Skeleton width="14rem" label={index === 0 ? 'Loading recent activity' : undefined} />
        </div>
      ))}
    </RowList>
  );
}
