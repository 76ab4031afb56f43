import { audiencesCalls } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import { Field, Select } from 'shared-ui';
import { ClientLinkForm } from '../components/client-link-form.tsx';
import { useApi } from '../lib/api-context.ts';
import { hours } from '../lib/durations.ts';

const lives = [
  [7, '1 week'],
  [30, '30 days'],
  [90, '3 months'],
  [365, '1 year'],
] as const;

/** Lets one guest see a record. */
export function InviteForm({ kind, id }: { kind: Kind; id: string }) {
  const api = useApi();
  const [days, setDays] = useState(30);
  return (
    <ClientLinkForm
      label="New guest"
      nameLabel="Name"
      emailHint="To remember whom the link was for. Nothing is sent."
      about={{ days }}
      variant="secondary"
      make={(person, { key, atMs }) =>
        api.call(audiencesCalls.createGuest, {
          path: { kind: kind.name, id },
          body: { ...person, expiresAt: new Date(atMs + days * hours(24)).toISOString() },
          key,
        })
      }
      changes={['access']}
    >
      <Field label="Link works for">
        <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {lives.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </ClientLinkForm>
  );
}
