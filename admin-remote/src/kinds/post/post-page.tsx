import { post } from 'content-api/contract';
import { formatCalendarDay } from '../../lib/dates.ts';
import { RecordsPage } from '../../records/records-page.tsx';

/** 'Blog Management'. */
export default function PostPage() {
  return (
    <RecordsPage kind={post} metaOf={({ author, date }) => `By ${author} · ${formatCalendarDay(date)}`} />
  );
}
