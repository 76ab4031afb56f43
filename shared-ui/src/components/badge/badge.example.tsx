import { Stack } from '../stack/stack.tsx';
import { Badge } from './badge.tsx';

export function BadgeExample() {
  return (
    <Stack direction="row" gap={1} wrap>
      <Badge>Neutral</Badge>
      <Badge tone="primary">Published in 2026</Badge>
      <Badge tone="secondary">Design</Badge>
      <Badge tone="tertiary">Frontend</Badge>
      <Badge tone="success">Live</Badge>
      <Badge tone="warning">Draft</Badge>
      <Badge tone="danger">Failed</Badge>
    </Stack>
  );
}
