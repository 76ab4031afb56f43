import { useMutation, useQueryClient } from '@tanstack/react-query';
import { testimonial, testimonialRequestsCalls } from 'content-api/contract';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Field, Input, Stack, toast } from 'shared-ui';
import { LinkLine } from '../components/link-line.tsx';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useCreateOnce } from '../lib/use-create-once.ts';

interface AskFormProps {
  /** Id of the project; empty until one is chosen. */
  project: string;
  hasMail: boolean;
}

/** Makes the link, and sends it where there is a mail server and an address. It is shown this once. */
export function AskForm({ project, hasMail }: AskFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const createOnce = useCreateOnce();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const ask = useMutation({
    mutationFn: (body: { project: string; name: string; email: string }) =>
      createOnce(body, ({ key }) =>
        api.call(testimonialRequestsCalls.createTestimonialRequest, { body, key }),
      ),
    onSuccess({ isMailed }, sent) {
      toast.success(isMailed ? `Sent to ${sent.email}` : 'Link made');
      // The next request may have been typed meanwhile; it stays.
      setName((now) => (now === sent.name ? '' : now));
      setEmail((now) => (now === sent.email ? '' : now));
    },
    onError: (failure) => tellFailure(failure, 'Error making the link'),
    onSettled: () => queries.invalidateQueries({ queryKey: [testimonial.plural, 'requests'] }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    ask.mutate({ project, name, email });
  }

  return (
    <form aria-label="Ask the client" onSubmit={submit}>
      <Stack gap={2}>
        <Field label="Name of the client" required>
          <Input value={name} maxLength={100} required onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field
          label="E-mail"
          hint={
            hasMail
              ? 'The link is sent there, in the language of the site.'
              : 'To remember whom the link was for. Without a mail server nothing is sent: copy the link.'
          }
        >
          <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" loading={ask.isPending} disabled={project === ''}>
            {hasMail && email !== '' ? 'Send link' : 'Make link'}
          </Button>
        </div>
        {ask.data && (
          <LinkLine label={`Link for ${ask.data.name}`} url={ask.data.url} expiresAt={ask.data.expiresAt} />
        )}
      </Stack>
    </form>
  );
}
