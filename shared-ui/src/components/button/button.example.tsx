import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';

export function ButtonExample() {
  return (
    <Stack>
      <Stack direction="row" wrap align="center">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">
          <Icon name="close" /> Danger
        </Button>
      </Stack>
      <Stack direction="row" wrap align="center">
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">
          Large <Icon name="arrow-right" />
        </Button>
        <Button loading loadingText="Saving...">
          Save
        </Button>
        <Button disabled>Disabled</Button>
      </Stack>
    </Stack>
  );
}
