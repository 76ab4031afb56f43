import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export function EmptyStateExample() {
  return (
    <EmptyState
      level={3}
      title="No posts match your search"
      message="Try another word or another tag."
      action={<Button variant="secondary">Show all posts</Button>}
    />
  );
}
