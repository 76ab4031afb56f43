import { Stack } from '../stack/stack.tsx';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

export function IconExample() {
  return (
    <Stack direction="row" wrap gap={3}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Icon key={name} name={name} label={name} size={24} />
      ))}
    </Stack>
  );
}
