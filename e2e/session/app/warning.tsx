import { useTimeoutWarning } from 'shared-session/react';
import { AlertDialog } from 'shared-ui';

export function Warning() {
  const { open, secondsLeft, announcement, stay, logout, dialogProps } = useTimeoutWarning();
  return (
    <AlertDialog
      open={open}
      title="Session Timeout Warning"
      confirmLabel="Logout Now"
      cancelLabel="Stay Logged In"
      onConfirm={logout}
      onCancel={stay}
      {...dialogProps}
    >
      <p aria-hidden="true">{secondsLeft} seconds left</p>
      <p aria-live="polite">{announcement}</p>
    </AlertDialog>
  );
}
