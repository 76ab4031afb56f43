import { post, project, service } from 'content-api/contract';
import type { Kind, PostCard, ProjectCard, ServiceCard } from 'content-api/contract';
import { hours } from '../lib/durations.ts';

/** Within this time of now an activity is recent. */
const recentWindowMs = hours(48);
/** Number of the newest records that are read of each kind. */
export const newestOfEach = 2;
const shownActivities = 4;

export interface Activity {
  id: string;
  kind: Kind;
  title: string;
  /** Instant for the order: `updatedAt`, else `createdAt`, else the time in the id. */
  timeMs: number;
  /** The record's own date. */
  date: string;
}

interface Dated {
  _id: string;
  updatedAt?: string;
  createdAt?: string;
}

type Recent<Card> = Omit<Card, 'updatedAt'> & { updatedAt?: string };

/** The newest of posts, projects and services: two of each, of these the four newest. */
export function recentActivities(
  lists: {
    posts: readonly Recent<PostCard>[];
    projects: readonly Recent<ProjectCard>[];
    services: readonly Recent<ServiceCard>[];
  },
  nowMs: number,
): Activity[] {
  return [
    ...newest(lists.posts, post, ({ date }) => date, nowMs),
    ...newest(lists.projects, project, ({ createdAt }) => createdAt, nowMs),
    ...newest(lists.services, service, ({ createdAt }) => createdAt, nowMs),
  ]
    .sort(byTime)
    .slice(0, shownActivities);
}

/** Whether anything in a list changed within the last 48 hours; dates to come never count. */
export function hasRecentChange(records: readonly Dated[], nowMs: number): boolean {
  return records.some((record) => {
    const timeMs = activityTime(record);
    return timeMs <= nowMs && nowMs - timeMs <= recentWindowMs;
  });
}

/** When something happened to a record, in ms since the epoch. */
export function activityTime({ _id, updatedAt, createdAt }: Dated): number {
  for (const instant of [updatedAt, createdAt]) {
    const timeMs = Date.parse(instant ?? '');
    if (!Number.isNaN(timeMs)) return timeMs;
  }
  return Number.parseInt(_id.slice(0, 8), 16) * 1000;
}

function newest<Row extends Dated & { title: string }>(
  records: readonly Row[],
  kind: Kind,
  dateOf: (record: Row) => string,
  nowMs: number,
): Activity[] {
  return records
    .map((record) => ({
      id: record._id,
      kind,
      title: record.title,
      timeMs: activityTime(record),
      date: dateOf(record),
    }))
    .filter(({ timeMs }) => timeMs <= nowMs)
    .sort(byTime)
    .slice(0, newestOfEach);
}

function byTime(a: Activity, b: Activity): number {
  return b.timeMs - a.timeMs;
}
