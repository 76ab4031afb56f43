import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Stack, StatusBanner, Text } from 'shared-ui';
import { useBlockLeaving } from '../components/leave-guard.tsx';
import { Panel } from '../components/panel.tsx';
import { Progress } from '../components/progress.ts';
import { useApi } from '../lib/api-context.ts';
import { failureText } from '../lib/api-failure.ts';
import { formatBytes } from '../lib/file-size.ts';
import { UploadButton } from '../media/upload-button.tsx';
import { backupFilesKey } from './backups-query.ts';
import { sendBackup } from './send-backup.ts';

interface Sending {
  file: File;
  controller: AbortController;
}

/** Takes a backup from elsewhere. @param onSent its name on the server */
export function SendBackupPanel({ onSent }: { onSent: (name: string) => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: ({ file, controller: { signal } }: Sending) =>
      sendBackup(api, file, { signal, onProgress: setShare }),
    onSuccess(name) {
      void queries.invalidateQueries({ queryKey: backupFilesKey });
      onSent(name);
    },
  });
  const sending = send.isPending ? send.variables : undefined;
  const isCancelled = send.variables?.controller.signal.aborted === true;
  useBlockLeaving(send.isPending, { discard: () => sending?.controller.abort() });

  return (
    <Panel
      title="Restore a backup from elsewhere"
      description="One that was downloaded here, or on another server. You see what it would change before anything happens."
    >
      {sending === undefined ? (
        <UploadButton
          accept=".backup"
          single
          variant="secondary"
          style={{ alignSelf: 'start' }}
          onFiles={([file]) => {
            setShare(0);
            if (file) send.mutate({ file, controller: new AbortController() });
          }}
        >
          Choose the file
        </UploadButton>
      ) : (
        <Stack gap={1}>
          <Text size="sm">
            {sending.file.name}: {Math.round(share * 100)} % of {formatBytes(sending.file.size)}
          </Text>
          <Progress aria-label={`Upload of ${sending.file.name}`} value={share < 1 ? share : undefined} />
          <Button
            size="sm"
            variant="secondary"
            style={{ alignSelf: 'start' }}
            onClick={() => sending.controller.abort()}
          >
            Cancel
          </Button>
        </Stack>
      )}
      {send.isError && !isCancelled && (
        <StatusBanner tone="error">
          {failureText(send.error, 'The connection broke. Choose the file again.')}
        </StatusBanner>
      )}
    </Panel>
  );
}
