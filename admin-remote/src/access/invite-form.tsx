import { useMutation, useQueryClient } from '@tanstack/react-query';
import { audiencesCalls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Field, Input, Select, Stack } from 'shared-ui';
import { LinkLine } from '../components/link-line.tsx';
import { useApi } from '../lib/api-context.ts';
import { hours } from '../lib/durations.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useCreateOnce } from '../lib/use-create-once.ts';

const lives = [
  [7, '1 week'],
  [30, '30 days'],
  [90, '3 months'],
  [365, '1 year'],
] as const;

/** Makes a link for one guest; its address is shown this once. */
export function InviteForm({ kind, id }: { kind: Kind; id: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const createOnce = useCreateOnce();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [days, setDays] = useState(30);
  const invite = useMutation({
    mutationFn: () =>
      createOnce({ name, email, days }, ({ key, atMs }) =>
        api.call(audiencesCalls.createGuest, {
          path: { kind: kind.name, id },
          body: { name, email, expiresAt: new Date(atMs + days * hours(24)).toISOString() },
          key,
        }),
      ),
    onSuccess() {
      setName('');
      setEmail('');
    },
    onError: (failure) => tellFailure(failure, 'Error making the link'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['access'] }),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    invite.mutate();
  }

  return (
    <form aria-label="New guest" onSubmit={submit}>
      <Stack gap={2}>
        <Field label="Name" required>
          <Input value={name} maxLength={100} required onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="E-mail" hint="To remember whom the link was for. Nothing is sent.">
          <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <Field label="Link works for">
          <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {lives.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button type="submit" variant="secondary" loading={invite.isPending}>
            Make link
          </Button>
        </div>
        {invite.data && (
          <LinkLine
            label={`Link for ${invite.data.name}`}
            url={invite.data.url}
            expiresAt={invite.data.expiresAt}
          />
        )}
      </Stack>
    </form>
  );
}
