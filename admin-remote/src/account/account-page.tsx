import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Stack } from 'shared-ui';
import { PageHeader } from '../components/page-header.tsx';
import { useApi } from '../lib/api-context.ts';
import { AppearancePanel } from './appearance-panel.tsx';
import { FactorsPanel } from './factors-panel.tsx';
import { OtherSessionsDialog } from './other-sessions-dialog.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { sessionsQuery } from './sessions-query.ts';

/** 'Sessions and password' of the signed-in administrator, with name, second factor and passkeys. */
export default function AccountPage() {
  const api = useApi();
  const queries = useQueryClient();
  const [others, setOthers] = useState(0);

  async function offerEnding(): Promise<void> {
    // Without an answer the offer is left out: the list of sessions on this page ends them as well.
    const list = await queries.fetchQuery(sessionsQuery(api)).catch(() => undefined);
    setOthers(list?.sessions.filter(({ current }) => !current).length ?? 0);
  }

  return (
    <>
      <PageHeader title="Sessions and password" />
      <Stack gap={3}>
        <ProfileForm onMoved={() => void offerEnding()} />
        <AppearancePanel />
        <SessionList />
        <PasswordForm />
        <FactorsPanel onChanged={() => void offerEnding()} />
        <PasskeysPanel onChanged={() => void offerEnding()} />
      </Stack>
      <OtherSessionsDialog others={others} onClose={() => setOthers(0)} />
    </>
  );
}
