import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button, Field, Input, Stack, toast } from 'shared-ui';
import { tellFailure } from '../lib/tell-failure.ts';
import { useCreateOnce } from '../lib/use-create-once.ts';
import type { Attempt } from '../lib/use-create-once.ts';
import { LinkLine } from './link-line.tsx';

export interface Person {
  name: string;
  email: string;
}

interface ClientLink {
  name: string;
  url: string;
  expiresAt: string;
  isMailed?: boolean;
}

interface ClientLinkFormProps {
  /** Names the form. */
  label: string;
  nameLabel: string;
  emailHint: string;
  /** Whether the link is sent to the address. @default it is only shown */
  hasMail?: boolean;
  /** Values that, with the person, make a request the same one: repeating it makes no second link. */
  about: Record<string, unknown>;
  make: (person: Person, attempt: Attempt) => Promise<ClientLink>;
  /** Key of the queries that are read again once a link was made. */
  changes: QueryKey;
  /** Variant of the submit button. @default 'primary' */
  variant?: 'primary' | 'secondary';
  /** @default false */
  isDisabled?: boolean;
  /** Further fields. @default none */
  children?: ReactNode;
}

/** Makes a link for one person, and sends it where there is a mail server and an address. It is shown this once. */
export function ClientLinkForm(props: ClientLinkFormProps) {
  const { label, nameLabel, emailHint, hasMail = false, about, make, changes } = props;
  const { variant, isDisabled = false, children } = props;
  const queries = useQueryClient();
  const createOnce = useCreateOnce();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const link = useMutation({
    mutationFn: (person: Person) => createOnce({ ...about, ...person }, (attempt) => make(person, attempt)),
    onSuccess({ isMailed }, made) {
      toast.success(isMailed ? `Sent to ${made.email}` : 'Link made');
      // The next one may have been typed meanwhile; it stays.
      setName((now) => (now === made.name ? '' : now));
      setEmail((now) => (now === made.email ? '' : now));
    },
    onError: (failure) => tellFailure(failure, 'Error making the link'),
    onSettled: () => queries.invalidateQueries({ queryKey: changes }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    link.mutate({ name, email });
  }

  return (
    <form aria-label={label} onSubmit={submit}>
      <Stack gap={2}>
        <Field label={nameLabel} required>
          <Input value={name} maxLength={100} required onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="E-mail" hint={emailHint}>
          <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        {children}
        <div>
          <Button type="submit" variant={variant} loading={link.isPending} disabled={isDisabled}>
            {hasMail && email !== '' ? 'Send link' : 'Make link'}
          </Button>
        </div>
        {link.data && (
          <LinkLine
            label={`Link for ${link.data.name}`}
            url={link.data.url}
            expiresAt={link.data.expiresAt}
          />
        )}
      </Stack>
    </form>
  );
}

/** Hint of the e-mail field: that the link is sent, or, without a mail server, that it has to be copied. */
export function hintOfMail(hasMail: boolean, whenSent: string): string {
  return hasMail
    ? whenSent
    : 'To remember whom the link was for. Without a mail server nothing is sent: copy the link.';
}
