import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rights } from 'content-api/contract';
import { mailCalls } from 'content-api/mail';
import type { MailServer, MailTest } from 'content-api/mail';
import { useState } from 'react';
import { AlertDialog, Button, Skeleton, Stack, StatusBanner } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useMay } from '../lib/use-me.ts';
import { MailForm } from './mail-form.tsx';
import { mailQuery } from './mail-query.ts';
import { MailSummary } from './mail-summary.tsx';

/** 'Mail': the server that mails are sent through. */
export default function MailPage() {
  const api = useApi();
  const may = useMay();
  const queries = useQueryClient();
  const options = mailQuery(api);
  const query = useQuery(options);
  const { data } = query;
  const [tested, setTested] = useState<MailTest>();
  const [isRemoving, setRemoving] = useState(false);
  const [visit, setVisit] = useState(0);
  const show = (mail: MailServer) => {
    setTested(undefined);
    queries.setQueryData(options.queryKey, mail);
    void queries.invalidateQueries({ queryKey: ['outbox'] });
  };
  const test = useMutation({
    mutationFn: () => api.call(mailCalls.testMail),
    onMutate: () => setTested(undefined),
    onSuccess: setTested,
    onError: (failure) => tellFailure(failure, 'Error sending the test'),
  });
  const remove = useMutation({
    mutationFn: () => api.call(mailCalls.removeMail),
    onSuccess(mail) {
      show(mail);
      setVisit((count) => count + 1);
    },
    onError: (failure) => tellFailure(failure, 'Error removing the mail server'),
    onSettled: () => setRemoving(false),
  });
  const isOwner = rights.every((right) => may(right));
  const mayChange = data !== undefined && data.source !== 'environment' && isOwner;

  return (
    <>
      <PageHeader
        title="Mail"
        description="Sends what visitors write, invitations and links for new passwords."
        actions={
          data &&
          data.source !== 'none' && (
            <Button
              variant="secondary"
              loading={test.isPending}
              loadingText="Sending..."
              onClick={() => test.mutate()}
            >
              Send a test
            </Button>
          )
        }
      />
      <LoadState query={query} otherwise="Error fetching the mail server">
        <Skeleton height="20rem" label="Loading the mail server" />
      </LoadState>
      {data && (
        <Stack gap={2}>
          {tested && <StatusBanner tone={tested.isSent ? 'success' : 'error'}>{tested.message}</StatusBanner>}
          {!data.isReadable && (
            <StatusBanner tone="warning">
              The stored password cannot be read any more, so no mail is sent. Type it again.
            </StatusBanner>
          )}
          {mayChange ? (
            <MailForm key={visit} mail={data} onSaved={show} onRemove={() => setRemoving(true)} />
          ) : (
            <MailSummary mail={data} />
          )}
        </Stack>
      )}
      <AlertDialog
        open={isRemoving}
        title="Send no mail any more?"
        confirmLabel="Remove"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setRemoving(false)}
      >
        Messages of visitors are still kept in the console, and nobody is told of them.
      </AlertDialog>
    </>
  );
}
