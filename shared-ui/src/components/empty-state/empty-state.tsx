import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon/icon-paths.ts';
import { StateFrame } from './state-frame.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  message?: ReactNode;
  /** Button or link that leads on. */
  action?: ReactNode;
  /** @default 'folder' */
  icon?: IconName;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
}

/** There is nothing here, and that is fine. */
export function EmptyState({ icon = 'folder', ...rest }: EmptyStateProps) {
  return <StateFrame icon={icon} {...rest} />;
}
