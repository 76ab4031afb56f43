import type { MailServer } from 'content-api/mail';
import { EmptyState, StatusBanner } from 'shared-ui';
import { Facts } from '../components/facts.ts';
import { icons } from '../components/icons.ts';
import { Panel } from '../components/panel.tsx';

/** The mail server for those who cannot change it here. */
export function MailSummary({ mail }: { mail: MailServer }) {
  const { source, host, port, security, user, senderName, senderAddress, notify } = mail;
  if (source === 'none')
    return (
      <EmptyState
        icon={icons.message}
        title="No mail server yet"
        message="Somebody with all rights can set one up here."
      />
    );
  return (
    <Panel title="Mail server">
      <StatusBanner tone="info">
        {source === 'environment'
          ? 'It is set by SMTP_URL on the server. Whoever runs the server changes it there.'
          : 'Mails carry the links that set passwords: only somebody with all rights changes the server.'}
      </StatusBanner>
      <Facts>
        <dt>Server</dt>
        <dd>
          {host}, port {port}, {security === 'tls' ? 'TLS' : 'STARTTLS'}
        </dd>
        <dt>User</dt>
        <dd>{user === '' ? 'none' : user}</dd>
        <dt>Sender</dt>
        <dd>{senderName === '' ? senderAddress : `${senderName}, ${senderAddress}`}</dd>
        <dt>New messages go to</dt>
        <dd>{notify.length === 0 ? 'everybody who may read messages' : notify.join(', ')}</dd>
      </Facts>
    </Panel>
  );
}
