import type { Installation } from 'content-api/installation';
import { StatusBanner } from 'shared-ui';
import { Panel } from '../components/panel.tsx';
import { formatBytes } from '../lib/file-size.ts';
import { useDates } from '../lib/use-dates.ts';
import { Facts } from '../components/facts.ts';

const databases = { sqlite: 'Built in (SQLite)', postgres: 'PostgreSQL' };

/** Version, database, disk and certificate, with a sentence for what needs a hand. */
export function StatePanel({ installation }: { installation: Installation }) {
  const { version, node, startedAt, database, disk, certificate } = installation;
  const dates = useDates();
  return (
    <Panel title="State">
      {disk?.isLow === true && (
        <StatusBanner tone="warning">
          Little room is left on the disk. Make some, or delete old backups: without room nothing can be
          saved.
        </StatusBanner>
      )}
      {(certificate.state === 'ending' || certificate.state === 'ended') && (
        <StatusBanner tone="warning">
          {certificate.state === 'ended'
            ? 'The certificate has ended: browsers warn visitors. Renew it on the server.'
            : 'The certificate ends soon. Look why it is not renewed by itself.'}
        </StatusBanner>
      )}
      <Facts>
        <dt>Version</dt>
        <dd>{version}</dd>
        <dt>Runs since</dt>
        <dd>{dates.time(startedAt)}</dd>
        <dt>Database</dt>
        <dd>
          {databases[database.kind]}
          {database.bytes !== undefined && `, ${formatBytes(database.bytes)}`}
        </dd>
        <dt>Free disk</dt>
        <dd>
          {disk
            ? `${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)}`
            : 'The system does not say.'}
        </dd>
        <dt>Certificate</dt>
        <dd>{certificateText()}</dd>
        <dt>Node</dt>
        <dd>{node}</dd>
      </Facts>
    </Panel>
  );

  function certificateText(): string {
    if (certificate.state === 'none') return 'None: the address of the site does not begin with https.';
    if (certificate.endsAt === undefined) return 'The site’s address could not be asked from the server.';
    return `${certificate.state === 'ended' ? 'Ended' : 'Ends'} ${dates.day(certificate.endsAt)}`;
  }
}

function gigabytes(bytes: number): string {
  return bytes < 1_000_000_000 ? formatBytes(bytes) : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
