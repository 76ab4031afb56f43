import { useQuery } from '@tanstack/react-query';
import type { BackupStatus } from 'content-api/contract';
import { useState } from 'react';
import { Text } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { useMay } from '../lib/use-me.ts';
import { ageInWords } from './age-in-words.ts';
import { backupsQuery } from './backups-query.ts';

/** A line with the age of the last proven backups. Renders nothing where none are set up. */
export function BackupAge() {
  const { data } = useQuery(backupsQuery(useApi(), useMay()('releases')));
  const [nowMs] = useState(() => Date.now());
  const places = [placeOf('on the server', data?.local, nowMs), placeOf('off-site', data?.offSite, nowMs)];
  const ages = places.filter((place) => place !== undefined);
  if (ages.length === 0) return null;
  return (
    <Text tone="quiet" size="sm">
      Last proven backup: {ages.join(', ')}.
    </Text>
  );
}

function placeOf(name: string, status: BackupStatus['local'], nowMs: number): string | undefined {
  if (status === undefined) return undefined;
  if (status.provenAt === undefined) return `none yet ${name}`;
  return `${ageInWords(nowMs - Date.parse(status.provenAt))} ago ${name}`;
}
