import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findKind, limits, textsOf } from 'content-api/contract';
import type { Kind, RecordView } from 'content-api/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, SearchField } from 'shared-ui';
import { ChoiceField } from '../components/editor/choice-field.tsx';
import { useApi } from '../lib/api-context.ts';
import { useSettled } from '../lib/use-settled.ts';
import { listedQuery, viewQuery } from './queries.ts';

interface ReferenceFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Name of the kind that is referred to. */
  to: string;
}

/** Select for a record of another kind, by title. Where there are more than a select holds, a search narrows it. */
export function ReferenceField({ to, ...rest }: ReferenceFieldProps) {
  const kind = findKind(to);
  return kind ? <RecordChoice kind={kind} {...rest} /> : null;
}

function RecordChoice({ kind, hint, ...rest }: Omit<ReferenceFieldProps, 'to'> & { kind: Kind }) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const q = useSettled(search.trim());
  const params = { public: 'true', sort: 'title', size: limits.pageSizeMax, ...(q !== '' && { q }) };
  const { data, isError } = useQuery({
    ...listedQuery(api, kind, params),
    placeholderData: keepPreviousData,
  });
  const [hasMany, setHasMany] = useState(false);
  if (!hasMany && data && data.total > data.items.length) setHasMany(true);
  const chosen: unknown = useWatch({ name: rest.name });
  const isElsewhere =
    typeof chosen === 'string' && chosen !== '' && !data?.items.some(({ summary }) => summary._id === chosen);
  const own = useQuery({
    ...viewQuery(api, kind, isElsewhere ? chosen : ''),
    enabled: isElsewhere && data !== undefined,
    retry: false,
  });
  const options = [{ value: '', label: 'None' }];
  for (const { summary } of data?.items ?? []) options.push({ value: summary._id, label: summary.title });
  if (isElsewhere) options.push({ value: chosen, label: labelOf(own) });
  return (
    <>
      {hasMany && (
        <Field label={`Search ${kind.words.many.toLowerCase()}`} hideLabel>
          <SearchField
            value={search}
            placeholder={`Search ${kind.words.many.toLowerCase()}...`}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
      )}
      <ChoiceField options={options} hint={isError ? textsOf(kind).loadFailed : hint} {...rest} />
    </>
  );
}

function labelOf({ data, isError }: { data?: RecordView | null; isError: boolean }): string {
  if (isError || data === null || (data && !data.live)) return 'Not there any more';
  return data ? data.record.title : 'Loading...';
}
