import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, Dialog, ErrorState, Skeleton, Stack } from 'shared-ui';
import { failureText } from '../../lib/api-failure.ts';

interface RecordDialogProps<Row> {
  title: string;
  queryKey: readonly unknown[];
  load: (signal: AbortSignal) => Promise<Row>;
  /** Said when there is no better reason. */
  loadError: string;
  onClose: () => void;
  children: (record: Row) => ReactNode;
}

/** Fetches a record anew before it is edited, so that the form starts from what is stored now. */
export function RecordDialog<Row>({
  title,
  queryKey,
  load,
  loadError,
  onClose,
  children,
}: RecordDialogProps<Row>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data !== undefined) return children(data);
  return (
    <Dialog open title={title} onClose={onClose}>
      {error && !isFetching ? (
        <ErrorState
          role="alert"
          title={failureText(error, loadError)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <Stack>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} height="3.5rem" label={index === 0 ? 'Loading' : undefined} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
