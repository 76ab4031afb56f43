import type { ComponentProps, ReactNode } from 'react';
import { StateFrame } from '../empty-state/state-frame.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** Message: the problem and a way out. */
  message?: ReactNode;
  /** Button or link that leads on. */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
}

/** Something that should be here could not be shown. */
export function ErrorState(props: ErrorStateProps) {
  return <StateFrame icon="warning" role="alert" {...props} />;
}
