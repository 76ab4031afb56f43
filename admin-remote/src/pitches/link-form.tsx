import { pitch as kind, pitchesCalls } from 'content-api/contract';
import { ClientLinkForm, hintOfMail } from '../components/client-link-form.tsx';
import { useApi } from '../lib/api-context.ts';

interface LinkFormProps {
  /** Id of the pitch. */
  id: string;
  hasMail: boolean;
}

/** Sends the pitch to one client. */
export function LinkForm({ id, hasMail }: LinkFormProps) {
  const api = useApi();
  return (
    <ClientLinkForm
      label="Send the pitch"
      nameLabel="Name of the client"
      emailHint={hintOfMail(
        hasMail,
        'The link and a copy of the answer are sent there, in the language of the site.',
      )}
      hasMail={hasMail}
      about={{ id }}
      make={(body, { key }) => api.call(pitchesCalls.createPitchLink, { path: { id }, body, key })}
      changes={[kind.plural]}
    />
  );
}
