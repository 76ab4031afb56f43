import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast.ts';

export function ToastExample() {
  return (
    <Stack direction="row" wrap>
      <Button variant="secondary" onClick={() => toast.success('Project created successfully')}>
        Say that it worked
      </Button>
      <Button variant="secondary" onClick={() => toast.error('Error saving project', { durationMs: 5000 })}>
        Say that it did not
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.success('Project deleted successfully', {
            action: { label: 'Undo', onPress: () => toast.success('Project restored') },
          })
        }
      >
        Offer a way back
      </Button>
      <ToastRegion />
    </Stack>
  );
}
