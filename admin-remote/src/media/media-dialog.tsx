import { useQuery } from '@tanstack/react-query';
import type { MediaDetail } from 'content-api/contract';
import { Dialog, Skeleton } from 'shared-ui';
import { LoadFailure } from '../components/load-failure.tsx';
import { useLeaveGuard } from '../components/leave-guard.tsx';
import { useApi } from '../lib/api-context.ts';
import { MediaForm } from './media-form.tsx';
import { mediaQuery } from './media-queries.ts';

interface MediaDialogProps {
  id: string;
  onDelete: (media: MediaDetail) => void;
  onClose: () => void;
}

/** One file: its preview, its texts, and where it is used. */
export function MediaDialog({ id, onDelete, onClose }: MediaDialogProps) {
  const { leave } = useLeaveGuard();
  const { data, error, isFetching, refetch } = useQuery(mediaQuery(useApi(), id));
  const close = () => leave(onClose);
  if (data) return <MediaForm media={data} onDelete={() => onDelete(data)} onClose={close} />;
  return (
    <Dialog open title="File" onClose={close}>
      {error && !isFetching ? (
        <LoadFailure failure={error} otherwise="Error fetching the file" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="20rem" label="Loading the file" />
      )}
    </Dialog>
  );
}
