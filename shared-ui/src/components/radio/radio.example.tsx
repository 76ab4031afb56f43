import { Stack } from '../stack/stack.tsx';
import { Radio } from './radio.tsx';

export function RadioExample() {
  return (
    <Stack as="fieldset" direction="row" gap={3} wrap style={{ border: 0, padding: 0 }}>
      <legend>Image position</legend>
      <Radio name="position" label="Left" defaultChecked />
      <Radio name="position" label="Right" />
      <Radio name="position" label="Above" disabled />
    </Stack>
  );
}
