import { useQuery } from '@tanstack/react-query';
import { outboxCalls } from 'content-api/contract';
import type { OutboxStatus as Status } from 'content-api/contract';
import { Link } from 'react-router-dom';
import { StatusBanner } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { useMay } from '../lib/use-me.ts';

const style = { marginBottom: '1.5rem' };

/** Whether visitors' messages reach somebody, and changes the cache in front of the site. Renders nothing while they do. */
export function OutboxStatus() {
  const api = useApi();
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['outbox'],
    enabled: may('messages'),
    queryFn: ({ signal }) => api.call(outboxCalls.getOutbox, { signal }),
  });
  return (
    data && (
      <>
        <Canary canary={data.canary} />
        <Setup {...data} />
        <Purge purge={data.purge} />
        {data.failed + data.waiting > 0 && (
          <StatusBanner tone="warning" style={style}>
            {sentenceOf(data)} Each <Link to={paths.messages}>message</Link> tells what became of it.
          </StatusBanner>
        )}
      </>
    )
  );
}

function Canary({ canary: { state, reason } }: Pick<Status, 'canary'>) {
  if (state !== 'missing') return null;
  return (
    <StatusBanner tone="error" style={style}>
      Today’s check did not arrive, so new messages may reach nobody. They are kept in{' '}
      <Link to={paths.messages}>Messages</Link> and sent as soon as that is possible.
      {reason && <small> The last attempt said: {reason}</small>}
    </StatusBanner>
  );
}

function Setup({ mail, webhook }: Pick<Status, 'mail' | 'webhook'>) {
  if (mail.isSetUp && mail.to.length === 0)
    return (
      <StatusBanner tone="warning" style={style}>
        <Link to={paths.mail}>Mail</Link> is set up, but nobody is told of new messages. Name an address
        there.
      </StatusBanner>
    );
  if (mail.isSetUp || webhook.isSetUp) return null;
  return (
    <StatusBanner tone="info" style={style}>
      No mail is set up: new messages are kept in <Link to={paths.messages}>Messages</Link>, but nobody is
      told of them. <Link to={paths.mail}>Set mail up</Link> with what your provider names.
    </StatusBanner>
  );
}

function Purge({ purge: { waiting, failed, reason } }: Pick<Status, 'purge'>) {
  const missed = waiting + failed;
  if (missed === 0) return null;
  return (
    <StatusBanner tone="warning" style={style}>
      The cache in front of the site was not told of {missed === 1 ? 'a change' : `${missed} changes`}, so
      visitors may see old pages for a while. {waiting > 0 && 'It will be told again. '}Whoever runs the
      server can check the setting PURGE_URL.
      {reason && <small> The last attempt said: {reason}</small>}
    </StatusBanner>
  );
}

function sentenceOf({ failed, waiting }: Status): string {
  const parts = [
    ...(waiting > 0 ? [`${waiting} could not be sent yet and will be tried again`] : []),
    ...(failed > 0 ? [`${failed} could not be delivered`] : []),
  ];
  return `Of the mails of the last seven days, ${parts.join('; ')}.`;
}
