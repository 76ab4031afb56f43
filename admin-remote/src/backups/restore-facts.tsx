import type { BackupContents } from 'content-api/backups';
import { useState } from 'react';
import { StatusBanner } from 'shared-ui';
import { Facts } from '../components/facts.ts';
import { ageInWords } from '../dashboard/age-in-words.ts';
import { useDates } from '../lib/use-dates.ts';
import { useMe } from '../lib/use-me.ts';

/** Facts about a backup: its age, the version that made it, the accounts in it. */
export function RestoreFacts({ contents }: { contents: NonNullable<BackupContents['contents']> }) {
  const { createdAt, version, hasMedia, accounts } = contents;
  const dates = useDates();
  const me = useMe();
  const [nowMs] = useState(() => Date.now());
  const isMissing = me !== undefined && !accounts.includes(me.email);
  return (
    <>
      {isMissing && (
        <StatusBanner tone="warning">
          Your account {me.email} is not in this backup: you will not be able to sign in with it.
        </StatusBanner>
      )}
      <Facts>
        <dt>State of</dt>
        <dd>
          {dates.time(createdAt)}, {ageInWords(Math.max(0, nowMs - Date.parse(createdAt)))} ago
        </dd>
        {version !== undefined && (
          <>
            <dt>Made by</dt>
            <dd>version {version}</dd>
          </>
        )}
        <dt>Signs in then</dt>
        <dd>
          {accounts.join(', ')}
          <br />
          with the password of that time
        </dd>
        {!hasMedia && (
          <>
            <dt>Pictures</dt>
            <dd>It holds none: those that are here stay.</dd>
          </>
        )}
      </Facts>
    </>
  );
}
