import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { backupsCalls } from 'content-api/contract';
import type { BackupFiles } from 'content-api/contract';
import { Button, Icon } from 'shared-ui';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { formatBytes } from '../lib/file-size.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useDates } from '../lib/use-dates.ts';
import { sendForm } from '../lib/send-form.ts';

interface BackupRowProps {
  backup: BackupFiles['items'][number];
  mayDownload: boolean;
  /** Without it, it cannot be restored here. */
  onRestore?: () => void;
  /** Without it, the backup stays. */
  onDelete?: () => void;
}

/** When a backup was made, how large it is, and what can be done with it. */
export function BackupRow({
  backup: { name, madeAt, bytes },
  mayDownload,
  onRestore,
  onDelete,
}: BackupRowProps) {
  const dates = useDates();
  const api = useApi();
  const time = dates.time(madeAt);
  const download = useMutation({
    mutationFn: () => api.call(backupsCalls.ticketForBackup, { path: { name } }),
    onSuccess: ({ ticket }) => sendForm(api.addressOf(backupsCalls.downloadBackup, { name }), { ticket }),
    onError: (failure) => tellFailure(failure, 'Error downloading the backup'),
  });
  return (
    <>
      <span className="sign">
        <Icon name={icons.lock} />
      </span>
      <Main>
        <strong>{time}</strong>
        <p>
          {formatBytes(bytes)} · {originOf(name)}
        </p>
      </Main>
      {mayDownload && (
        <Button
          size="sm"
          variant="secondary"
          loading={download.isPending}
          aria-label={`Download the backup of ${time}`}
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      )}
      {onRestore && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Restore the backup of ${time}`}
          onClick={onRestore}
        >
          Restore
        </Button>
      )}
      {onDelete && (
        <Button size="sm" variant="secondary" aria-label={`Delete the backup of ${time}`} onClick={onDelete}>
          Delete
        </Button>
      )}
    </>
  );
}

const origins = [
  ['auto-', 'made by the schedule'],
  ['sent-', 'sent from elsewhere'],
  ['before-restore-', 'made before a restore'],
  ['before-migration-', 'made before an update'],
] as const;

function originOf(name: string): string {
  return origins.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'made by hand';
}

const Main = styled.div(css`
  flex: 1 1 11rem;
`);
