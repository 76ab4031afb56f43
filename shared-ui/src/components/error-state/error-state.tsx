import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';

/** Something failed, and what to do about it. */
export function ErrorState({ icon = 'warning', ...rest }: EmptyStateProps) {
  return <EmptyState icon={icon} role="alert" {...rest} />;
}
