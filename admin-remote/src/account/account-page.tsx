import { Stack } from 'shared-ui';
import { PageHeader } from '../components/page-header.tsx';
import { FactorsPanel } from './factors-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

/** 'Sessions and password' of the signed-in administrator, with name, second factor and passkeys. */
export default function AccountPage() {
  return (
    <>
      <PageHeader title="Sessions and password" />
      <Stack gap={3}>
        <ProfileForm />
        <SessionList />
        <PasswordForm />
        <FactorsPanel />
        <PasskeysPanel />
      </Stack>
    </>
  );
}
