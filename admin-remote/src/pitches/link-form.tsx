import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pitch as kind, pitchesCalls } from 'content-api/contract';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Field, Input, Stack, toast } from 'shared-ui';
import { LinkLine } from '../components/link-line.tsx';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useCreateOnce } from '../lib/use-create-once.ts';

interface LinkFormProps {
  /** Id of the pitch. */
  id: string;
  hasMail: boolean;
}

/** Makes the link, and sends it where there is a mail server and an address. It is shown this once. */
export function LinkForm({ id, hasMail }: LinkFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const createOnce = useCreateOnce();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const send = useMutation({
    mutationFn: (body: { name: string; email: string }) =>
      createOnce({ id, ...body }, ({ key }) =>
        api.call(pitchesCalls.createPitchLink, { path: { id }, body, key }),
      ),
    onSuccess({ isMailed }, sent) {
      toast.success(isMailed ? `Sent to ${sent.email}` : 'Link made');
      // The next one may have been typed meanwhile; it stays.
      setName((now) => (now === sent.name ? '' : now));
      setEmail((now) => (now === sent.email ? '' : now));
    },
    onError: (failure) => tellFailure(failure, 'Error making the link'),
    onSettled: () => queries.invalidateQueries({ queryKey: [kind.plural] }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    send.mutate({ name, email });
  }

  return (
    <form aria-label="Send the pitch" onSubmit={submit}>
      <Stack gap={2}>
        <Field label="Name of the client" required>
          <Input value={name} maxLength={100} required onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field
          label="E-mail"
          hint={
            hasMail
              ? 'The link and a copy of the answer are sent there, in the language of the site.'
              : 'To remember whom the link was for. Without a mail server nothing is sent: copy the link.'
          }
        >
          <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" loading={send.isPending}>
            {hasMail && email !== '' ? 'Send link' : 'Make link'}
          </Button>
        </div>
        {send.data && (
          <LinkLine
            label={`Link for ${send.data.name}`}
            url={send.data.url}
            expiresAt={send.data.expiresAt}
          />
        )}
      </Stack>
    </form>
  );
}
