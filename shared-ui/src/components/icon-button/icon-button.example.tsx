import { Stack } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

export function IconButtonExample() {
  return (
    <Stack direction="row" wrap>
      <IconButton icon="edit" label="Edit" />
      <IconButton icon="trash" label="Delete" />
      <IconButton as="a" href="#elsewhere" icon="github" label="On GitHub" />
      <IconButton icon="close" label="Close" disabled />
    </Stack>
  );
}
