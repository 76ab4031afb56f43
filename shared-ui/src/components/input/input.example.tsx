import { Stack } from '../stack/stack.tsx';
import { Input } from './input.tsx';

export function InputExample() {
  return (
    <Stack>
      <Input aria-label="Plain" defaultValue="Some text" />
      <Input aria-label="Disabled" defaultValue="Nothing to change here" disabled />
    </Stack>
  );
}
