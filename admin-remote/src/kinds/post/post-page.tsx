import { post } from 'content-api/contract';
import { formatDay } from '../../lib/dates.ts';
import { RecordsPage } from '../../records/records-page.tsx';

/** 'Blog Management'. */
export default function PostPage() {
  return <RecordsPage kind={post} metaOf={({ author, date }) => `By ${author} · ${formatDay(date)}`} />;
}
