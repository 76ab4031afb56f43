import { Tag } from '../tag/tag.tsx';
import { Stack } from './stack.tsx';

export function StackExample() {
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={1} wrap justify="between">
        <Tag>one</Tag>
        <Tag>two</Tag>
        <Tag>three</Tag>
      </Stack>
      <Stack align="center" gap={1}>
        <Tag>above</Tag>
        <Tag>beneath</Tag>
      </Stack>
    </Stack>
  );
}
