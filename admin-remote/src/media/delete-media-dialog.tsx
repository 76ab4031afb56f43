import { useQueries, useQueryClient } from '@tanstack/react-query';
import { mediaCalls } from 'content-api/contract';
import type { Media, MediaUse } from 'content-api/contract';
import { useState } from 'react';
import { AlertDialog, Skeleton, Stack, toast } from 'shared-ui';
import { useFocusAfterRemoval } from '../components/list/use-focus-after-removal.ts';
import { useApi } from '../lib/api-context.ts';
import { isApiFailure } from '../lib/api-failure.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { isBlocking } from './media-words.ts';
import { mediaKey, mediaQuery } from './media-queries.ts';
import { PlaceList } from './place-list.tsx';

interface DeleteMediaDialogProps {
  files: readonly Pick<Media, '_id' | 'name'>[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before files are deleted, and names the places that use them. */
export function DeleteMediaDialog({ files, onDone, onClose }: DeleteMediaDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const focusAfterRemoval = useFocusAfterRemoval();
  const details = useQueries({ queries: files.map(({ _id }) => mediaQuery(api, _id)) });
  const isKnown = details.every(({ data, isFetching, isError }) => (data && !isFetching) || isError);
  const used = files.map((file, index) => ({ file, uses: details[index]?.data?.usedIn ?? [] }));
  const inUse = used.filter(({ uses }) => uses.length > 0);
  const isBlocked = inUse.some(({ uses }) => uses.some(isBlocking));

  async function confirm() {
    if (isBusy || !isKnown) return;
    setBusy(true);
    const count = await removeAll();
    if (count > 0) toast.success(count === 1 ? 'File deleted' : `${count} files deleted`);
    if (count === files.length) focusAfterRemoval();
    await queries.invalidateQueries({ queryKey: [mediaKey, 'list'] });
    setBusy(false);
    // A file that came into use after the question needs a new confirmation.
    if (count < files.length) return void Promise.all(details.map(({ refetch }) => refetch()));
    onClose();
    onDone();
  }

  async function removeAll(): Promise<number> {
    let count = 0;
    for (const { file, uses } of used) {
      try {
        await remove(file._id, uses);
        count += 1;
      } catch (failure) {
        if (isApiFailure(failure) && failure.status === 404) count += 1;
        else tellFailure(failure, `Error deleting ${file.name}`);
      }
    }
    return count;
  }

  async function remove(id: string, uses: readonly MediaUse[]): Promise<void> {
    const params = uses.some(isBlocking) ? { 'even-if-used': 'true' } : undefined;
    await api.call(mediaCalls.deleteMedia, { path: { id }, params });
  }

  return (
    <AlertDialog
      open
      title={files.length === 1 ? 'Delete file' : `Delete ${files.length} files`}
      confirmLabel={isBlocked ? 'Delete anyway' : 'Delete'}
      busy={isBusy || !isKnown}
      busyText={isBusy ? 'Deleting...' : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap={1}>
        <p>
          <strong>{files.map(({ name }) => name).join(', ')}</strong>
        </p>
        {!isKnown && <Skeleton height="3rem" label="Looking where it is used" />}
        {isKnown && inUse.length === 0 && <p>It is used nowhere. There is no way back.</p>}
        {isKnown && isBlocked && <p>It is in use. These places will show no picture:</p>}
        {isKnown && !isBlocked && inUse.length > 0 && (
          <p>Nothing public uses it. These places would miss it if they were brought back:</p>
        )}
        {isKnown && inUse.map(({ file, uses }) => <PlaceList key={file._id} uses={uses} />)}
      </Stack>
    </AlertDialog>
  );
}
