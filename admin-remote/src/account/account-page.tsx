import { Stack } from 'shared-ui';
import { PageHeader } from '../components/page-header.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** 'Sessions and password' of the signed-in administrator. */
export default function AccountPage() {
  return (
    <>
      <PageHeader title="Sessions and password" />
      <Stack gap={3}>
        <SessionList />
        <PasswordForm />
      </Stack>
    </>
  );
}
