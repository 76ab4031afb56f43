import { useTimeoutWarning } from 'shared-session/react';
import { AlertDialog, VisuallyHidden } from 'shared-ui';

/** 'Session Timeout Warning' with its countdown. Events inside it do not count as activity. */
export function TimeoutDialog() {
  const { open, secondsLeft, announcement, stay, logout, dialogProps } = useTimeoutWarning();
  return (
    <AlertDialog
      open={open}
      title="Session Timeout Warning"
      cancelLabel="Stay Logged In"
      confirmLabel="Logout Now"
      onCancel={stay}
      onConfirm={logout}
      {...dialogProps}
    >
      <p>
        You have not been active for a while. You will be logged out in{' '}
        <strong role="timer" aria-live="off">
          {secondsLeft}
        </strong>{' '}
        {secondsLeft === 1 ? 'second' : 'seconds'}.
      </p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </AlertDialog>
  );
}
