import { useQuery } from '@tanstack/react-query';
import { findKind, textsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../components/editor/choice-field.tsx';
import { useApi } from '../lib/api-context.ts';
import { textAt } from '../lib/value-at.ts';
import { cardsQuery } from './queries.ts';

interface ReferenceFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Name of the kind that is referred to. */
  to: string;
}

/** Select for a record of another kind, by title. The stored value stays selected while the records load. */
export function ReferenceField({ to, ...rest }: ReferenceFieldProps) {
  const kind = findKind(to);
  return kind ? <RecordChoice kind={kind} {...rest} /> : null;
}

function RecordChoice({ kind, hint, ...rest }: Omit<ReferenceFieldProps, 'to'> & { kind: Kind }) {
  const { data, isError } = useQuery(cardsQuery(useApi(), kind));
  const chosen: unknown = useWatch({ name: rest.name });
  const options = [{ value: '', label: 'None' }];
  for (const card of data ?? []) options.push({ value: card._id, label: textAt(card, kind.titleField) });
  if (typeof chosen === 'string' && !options.some(({ value }) => value === chosen)) {
    options.push({ value: chosen, label: data ? 'Not there any more' : 'Loading...' });
  }
  return <ChoiceField options={options} hint={isError ? textsOf(kind).loadFailed : hint} {...rest} />;
}
