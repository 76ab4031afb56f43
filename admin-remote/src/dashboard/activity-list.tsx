import { Link } from 'react-router-dom';
import { EmptyState, Icon, Skeleton } from 'shared-ui';
import { formatCalendarDay } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { useDates } from '../lib/use-dates.ts';
import { iconOf, icons } from '../components/icons.ts';
import { RowList } from '../components/row-list.ts';
import type { Activity } from './activities.ts';

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
              {kind.words.one} · <ActivityDates kind={kind} date={date} timeMs={timeMs} />
            </p>
          </div>
        </li>
      ))}
    </RowList>
  );
}

/** The date that the entry is ordered by, after the record's own where that is another day. */
function ActivityDates({ kind, date, timeMs }: Pick<Activity, 'kind' | 'date' | 'timeMs'>) {
  const dates = useDates();
  const changedAt = new Date(timeMs).toISOString();
  const changed = dates.day(timeMs);
  const own = kind.fields.date?.type === 'date' ? formatCalendarDay(date) : dates.day(date);
  return (
    <>
      {own !== changed && (
        <>
          <time dateTime={date}>{own}</time> ·{' '}
        </>
      )}
      Updated <time dateTime={changedAt}>{changed}</time>
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
