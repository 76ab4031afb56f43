import { Stack } from '../stack/stack.tsx';
import { Checkbox } from './checkbox.tsx';

export function CheckboxExample() {
  return (
    <Stack direction="row" gap={3} wrap>
      <Checkbox label="Remember me for 30 days" defaultChecked />
      <Checkbox label="Selected" />
      <Checkbox label="Not now" disabled />
    </Stack>
  );
}
