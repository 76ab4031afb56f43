import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

export function AlertDialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete the post
      </Button>
      <AlertDialog open={isOpen} title="Delete post" confirmLabel="Delete" onConfirm={close} onCancel={close}>
        Are you sure you want to delete this blog post?
      </AlertDialog>
    </>
  );
}
