import { Stack } from '../stack/stack.tsx';
import { Spinner } from './spinner.tsx';

export function SpinnerExample() {
  return (
    <Stack direction="row" align="center" gap={3}>
      <Spinner size="sm" label="Loading a little" />
      <Spinner label="Loading" />
      <Spinner size="lg" label="Loading a lot" />
    </Stack>
  );
}
