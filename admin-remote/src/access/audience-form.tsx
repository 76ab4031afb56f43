import { useMutation, useQueryClient } from '@tanstack/react-query';
import { audiencesCalls } from 'content-api/contract';
import type { Audience, Kind, RecordAudience } from 'content-api/contract';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Field, Input, Select, Stack, toast } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { audienceWords } from './access-queries.ts';

interface AudienceFormProps {
  kind: Kind;
  id: string;
  known: RecordAudience;
}

const passwordMin = 8;

/** Says who may see a record, at once. */
export function AudienceForm({ kind, id, known }: AudienceFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Audience>(known.audience);
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: (body: { audience: Audience; password?: string }) =>
      api.call(audiencesCalls.setAudience, { path: { kind: kind.name, id }, body }),
    onSuccess({ audience }) {
      setPassword('');
      setChosen(audience);
      const isSame = audience === known.audience;
      // Another password cannot be taken back: the one of before is not known.
      const undo = { label: 'Undo', onPress: () => change.mutate({ audience: known.audience }) };
      toast.success(`Visible: ${audienceWords[audience].label}`, isSame ? undefined : { action: undo });
    },
    onError: (failure) => tellFailure(failure, 'Error changing who can see it'),
    onSettled: () =>
      Promise.all([['access'], [kind.plural]].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const needsPassword = chosen === 'password' && !known.hasPassword;
  const isChanged = chosen !== known.audience || password !== '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    change.mutate({ audience: chosen, ...(chosen === 'password' && password !== '' && { password }) });
  }

  return (
    <form aria-label="Audience" onSubmit={submit}>
      <Stack gap={2}>
        <Field label="Who can see it" hint={audienceWords[chosen].hint}>
          <Select value={chosen} onChange={(event) => setChosen(event.target.value as Audience)}>
            {Object.entries(audienceWords).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {chosen === 'password' && (
          <Field
            label={known.hasPassword ? 'New password' : 'Password'}
            hint={`${passwordMin} characters or more. Tell it to those who may see the page.`}
            required={needsPassword}
          >
            <Input
              value={password}
              minLength={passwordMin}
              required={needsPassword}
              autoComplete="off"
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
        <div>
          <Button type="submit" loading={change.isPending} disabled={!isChanged}>
            {chosen === 'everyone' ? 'Show to everyone' : 'Make private'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
