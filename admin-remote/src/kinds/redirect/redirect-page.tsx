import { useQuery } from '@tanstack/react-query';
import { redirect } from 'content-api/contract';
import type { CardOf } from 'content-api/contract';
import { useDates } from '../../lib/use-dates.ts';
import { useApi } from '../../lib/api-context.ts';
import { RecordsPage } from '../../records/records-page.tsx';
import { CsvButtons } from './csv-buttons.tsx';
import { hitsQuery } from './hits-query.ts';

/** Old addresses and where they lead, with how often they were followed. */
export default function RedirectPage() {
  const dates = useDates();
  const { data } = useQuery(hitsQuery(useApi()));
  return <RecordsPage kind={redirect} metaOf={metaOf} actions={<CsvButtons />} />;

  function metaOf({ _id, to }: CardOf<typeof redirect>): string {
    const hits = data?.get(_id);
    if (hits === undefined) return `to ${to}`;
    const times = hits.count === 1 ? 'once' : `${hits.count} times`;
    return `to ${to} · followed ${times}, last on ${dates.day(hits.lastAt)}`;
  }
}
