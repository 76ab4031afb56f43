import type { OffSite } from 'content-api/backups';
import { StatusBanner, Text } from 'shared-ui';
import { Facts } from '../components/facts.ts';

/** The place in use, and who set it. */
export function OffSiteFacts({ offSite }: { offSite: OffSite }) {
  const { source, place, accessKeyId, isReadable, publicKey } = offSite;
  if (source === 'none') return <Text tone="quiet">None yet: backups are lost with this server.</Text>;
  return (
    <>
      {source === 'environment' && (
        <StatusBanner tone="info">
          It is set by BACKUP_STORE on the server. Whoever runs the server changes it there.
        </StatusBanner>
      )}
      {!isReadable && (
        <StatusBanner tone="warning">
          The stored secret key cannot be read any more, so no backup leaves the server. Type it again.
        </StatusBanner>
      )}
      <Facts>
        <dt>Place</dt>
        <dd>{place}</dd>
        {accessKeyId !== '' && (
          <>
            <dt>Access key</dt>
            <dd>{accessKeyId}</dd>
          </>
        )}
        <dt>Encrypted for</dt>
        <dd>{publicKey}</dd>
      </Facts>
    </>
  );
}
