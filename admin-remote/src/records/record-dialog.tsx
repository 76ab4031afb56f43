import { useQuery } from '@tanstack/react-query';
import { textsOf } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import type { ReactNode } from 'react';
import { Dialog, Skeleton, Stack } from 'shared-ui';
import { LoadFailure } from '../components/load-failure.tsx';
import { useApi } from '../lib/api-context.ts';
import { isApiFailure } from '../lib/api-failure.ts';
import { recordQuery, viewQuery } from './queries.ts';
import { editedRecord } from './use-record-save.ts';
import type { EditedRecord } from './use-record-save.ts';

interface RecordDialogProps<K extends Kind> {
  kind: K;
  id: string;
  onClose: () => void;
  children: (record: EditedRecord<K>) => ReactNode;
}

/**
 * Fetches a record again before it is edited, so that the form starts from what is stored now. Unpublished changes come
 * from a call for editors; if that fails, the public values can still be edited. What is not public, or has no public call
 * of its own, is not asked for by that call, which would leave an error in the browser's console.
 */
export function RecordDialog<K extends Kind>({ kind, id, onClose, children }: RecordDialogProps<K>) {
  const api = useApi();
  const view = useQuery(viewQuery(api, kind, id));
  const hasPublicCall = kind.isPrivate !== true && kind.calls?.without?.includes('get') !== true;
  const isPrivate = view.data?.record?.isPrivate === true;
  const isHidden = view.data?.live === null || isPrivate || !hasPublicCall;
  const record = useQuery({ ...recordQuery(api, kind, id), enabled: !view.isPending && !isHidden });
  const { data: stored } = record;
  const { error, isFetching, refetch } = hasPublicCall ? record : view;
  const texts = textsOf(kind);
  // It may have been taken down since.
  const isGone = isApiFailure(error) && error.status === 404;
  if (stored || ((isHidden || isGone) && view.data))
    return children(editedRecord(isPrivate ? undefined : stored, view.data));
  return (
    <Dialog open title={texts.edit} onClose={onClose}>
      {error && !isFetching && !view.isPending ? (
        <LoadFailure failure={error} otherwise={texts.loadOneFailed} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Dialog>
  );
}

/** Stands for the fields of a form that is on its way. */
export function FormSkeleton() {
  return (
    <Stack>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="3.5rem" label={index === 0 ? 'Loading' : undefined} />
      ))}
    </Stack>
  );
}
