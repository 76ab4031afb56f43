import { useMutation, useQuery } from '@tanstack/react-query';
import { restoreCalls } from 'content-api/backups';
import { Button, Dialog, Skeleton, Stack, StatusBanner, Text } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { seconds } from '../lib/durations.ts';
import { ContentsTable } from './contents-table.tsx';
import { RestoreFacts } from './restore-facts.tsx';

interface RestoreDialogProps {
  /** File name of the backup on the server. */
  name: string;
  onClose: () => void;
}

/** Says what a restore would change; then restores, and waits until the server is back. */
export function RestoreDialog({ name, onClose }: RestoreDialogProps) {
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['backups', 'contents', name],
    queryFn: ({ signal }) => api.call(restoreCalls.getBackupContents, { path: { name }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? seconds(1) : false),
  });
  const begin = useMutation({
    mutationFn: () => api.call(restoreCalls.restoreBackup, { path: { name } }),
  });
  // After a restore this session is over, and the sign-in takes the place of all this.
  const after = useQuery({
    queryKey: ['backups', 'restore'],
    queryFn: ({ signal }) => api.call(restoreCalls.getRestore, { signal }),
    enabled: begin.isSuccess,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.isRestoring === false ? false : seconds(2)),
  });
  const isRestoring = begin.isPending || (begin.isSuccess && after.data?.isRestoring !== false);
  const failure =
    (begin.error && failureText(begin.error, 'The restore could not be started.')) ??
    (error && failureText(error, 'Error reading the backup')) ??
    (data?.state === 'refused' ? data.reason : undefined) ??
    (isRestoring ? undefined : after.data?.failure?.reason);
  const contents = data?.state === 'ready' ? data.contents : undefined;

  return (
    <Dialog
      open
      title="Restore this backup?"
      hideClose={isRestoring}
      onClose={() => !isRestoring && onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={isRestoring} onClick={onClose}>
            {failure ? 'Close' : 'Cancel'}
          </Button>
          {contents && (
            <Button
              variant="danger"
              loading={isRestoring}
              loadingText="Restoring..."
              onClick={() => begin.mutate()}
            >
              Restore
            </Button>
          )}
        </>
      }
    >
      <Stack gap={2}>
        {failure && <StatusBanner tone="error">{failure}</StatusBanner>}
        {isRestoring && (
          <StatusBanner tone="info">
            The server puts the backup in place and starts again. Visitors still see the site. Then sign in
            anew.
          </StatusBanner>
        )}
        {!failure && !contents && (
          <>
            <Text>The backup is read and checked, which takes a moment for a large one.</Text>
            <Skeleton height="10rem" label="Reading the backup" />
          </>
        )}
        {contents && (
          <>
            <RestoreFacts contents={contents} />
            <ContentsTable contents={contents} />
            {!isRestoring && (
              <Text tone="quiet" size="sm">
                A copy of what is there now is made first and stays in the list, so that you can come back.
                Then everybody is signed out, and links to previews and for new passwords end.
              </Text>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
