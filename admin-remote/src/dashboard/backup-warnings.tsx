import { useQuery } from '@tanstack/react-query';
import type { BackupStatus } from 'content-api/contract';
import { useState } from 'react';
import { StatusBanner } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { useMay } from '../lib/use-me.ts';
import { ageInWords } from './age-in-words.ts';
import { backupsQuery } from './backups-query.ts';

/** Tells of backups that are old or could not be made. Renders nothing while all is well. */
export function BackupWarnings() {
  const { data } = useQuery(backupsQuery(useApi(), useMay()('releases')));
  return (
    <>
      <Warning name="backup on the server" advice="The server’s log says more." status={data?.local} />
      <Warning
        name="off-site backup"
        advice="The screen Backups has its place, and can try it."
        status={data?.offSite}
      />
    </>
  );
}

interface WarningProps {
  name: string;
  advice: string;
  status: BackupStatus['local'];
}

function Warning({ name, advice, status }: WarningProps) {
  const [nowMs] = useState(() => Date.now());
  if (!status?.isLate && !status?.failedAt) return null;
  const { provenAt, failedAt, reason } = status;
  return (
    <StatusBanner tone="warning" style={{ marginBottom: '1.5rem' }}>
      {provenAt
        ? `The last proven ${name} is ${ageInWords(nowMs - Date.parse(provenAt))} old. `
        : `There is no proven ${name} yet. `}
      {failedAt && 'The last attempt failed, and will be repeated. '}
      {advice}
      {reason && <small> The last attempt said: {reason}</small>}
    </StatusBanner>
  );
}
