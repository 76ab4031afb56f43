import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backupsCalls, rights } from 'content-api/contract';
import type { BackupFiles } from 'content-api/contract';
import { useEffect, useState } from 'react';
import { AlertDialog, Button, EmptyState, Icon, Skeleton, Stack, StatusBanner, Text } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { BackupAge } from '../dashboard/backup-age.tsx';
import { BackupWarnings } from '../dashboard/backup-warnings.tsx';
import { WrappingRowList } from '../components/row-list.ts';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useMay } from '../lib/use-me.ts';
import { BackupRow } from './backup-row.tsx';
import { backupFilesKey, backupFilesQuery } from './backups-query.ts';
import { OffSitePanel } from './off-site-panel.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SendBackupPanel } from './send-backup-panel.tsx';

type BackupFile = BackupFiles['items'][number];

/** 'Backups': those on the server, each with everything; one more at a press. */
export default function BackupsPage() {
  const api = useApi();
  const may = useMay();
  const isOwner = rights.every((right) => may(right));
  const queries = useQueryClient();
  const query = useQuery(backupFilesQuery(api));
  const { data } = query;
  const [deleted, setDeleted] = useState<BackupFile>();
  const [restored, setRestored] = useState<string>();
  const newest = data?.items.find(({ name }) => /^(?:auto|content)-/.test(name))?.name;
  useEffect(() => {
    // The age that the line above and the dashboard show.
    void queries.invalidateQueries({ queryKey: ['backups'], exact: true });
  }, [queries, newest]);
  const onSuccess = (files: BackupFiles) => queries.setQueryData(backupFilesKey, files);
  const make = useMutation({
    mutationFn: () => api.call(backupsCalls.makeBackup),
    onSuccess,
    onError: (failure) => tellFailure(failure, 'Error starting the backup'),
  });
  const remove = useMutation({
    mutationFn: ({ name }: BackupFile) => api.call(backupsCalls.deleteBackup, { path: { name } }),
    onSuccess,
    onError: (failure) => tellFailure(failure, 'Error deleting the backup'),
    onSettled: () => setDeleted(undefined),
  });
  const isRunning = data?.isRunning === true || make.isPending;

  return (
    <>
      <PageHeader
        title="Backups"
        description="Each holds everything: content, pictures, accounts and messages."
        actions={
          <Button loading={isRunning} onClick={() => make.mutate()}>
            <Icon name={icons.plus} />
            Back up now
          </Button>
        }
      />
      <BackupWarnings />
      <LoadState query={query} otherwise="Error fetching the backups">
        <Skeleton height="12rem" label="Loading the backups" />
      </LoadState>
      {data && (
        <Stack gap={2}>
          <BackupAge />
          {data.isRunning && (
            <StatusBanner tone="info">
              A backup is being made. It appears here once it is proven.
            </StatusBanner>
          )}
          {data.items.length === 0 ? (
            <EmptyState
              icon={icons.lock}
              title="No backups yet"
              message="The first one is made within a day, or at once when you press the button."
            />
          ) : (
            <WrappingRowList role="list" aria-label="Backups on the server">
              {data.items.map((backup) => (
                <li key={backup.name}>
                  <BackupRow
                    backup={backup}
                    mayDownload={isOwner}
                    {...(isOwner && { onRestore: () => setRestored(backup.name) })}
                    {...(isOwner && backup.name !== newest && { onDelete: () => setDeleted(backup) })}
                  />
                </li>
              ))}
            </WrappingRowList>
          )}
          <Text tone="quiet" size="sm">
            {isOwner
              ? 'Keep a downloaded backup as you keep a key: whoever has it can read messages and accounts.'
              : 'Only accounts with all rights download, restore and delete backups.'}
          </Text>
          <OffSitePanel isOwner={isOwner} />
          {isOwner && <SendBackupPanel onSent={setRestored} />}
        </Stack>
      )}
      {restored !== undefined && <RestoreDialog name={restored} onClose={() => setRestored(undefined)} />}
      <AlertDialog
        open={deleted !== undefined}
        title="Delete this backup?"
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted)}
        onCancel={() => setDeleted(undefined)}
      >
        It cannot be brought back.
      </AlertDialog>
    </>
  );
}
