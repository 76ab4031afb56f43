import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Stack } from '../stack/stack.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Dialog } from './dialog.tsx';

export function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Add a project
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Add a project"
        description="It is public as soon as it is saved."
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save</Button>
          </>
        }
      >
        <Stack gap={3}>
          {['Title', 'Subtitle', 'Main image', 'Link', 'Year', 'Services'].map((label) => (
            <Field key={label} label={label}>
              <Input />
            </Field>
          ))}
          <Field label="Description">
            <Textarea />
          </Field>
        </Stack>
      </Dialog>
    </>
  );
}
