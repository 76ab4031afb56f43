import { Stack } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

export function IconButtonExample() {
  return (
    <Stack direction="row" wrap>
      <IconButton icon="menu" label="Menu" />
      <IconButton icon="M5 12h14" label="Less" />
      <IconButton as="a" href="#elsewhere" icon="github" label="On GitHub" />
      <IconButton icon="close" label="Close" disabled />
    </Stack>
  );
}
