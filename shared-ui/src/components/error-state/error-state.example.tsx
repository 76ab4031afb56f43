import { Button } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';

export function ErrorStateExample() {
  return (
    <ErrorState
      level={3}
      title="This page could not be shown"
      message="Please check your connection and try again."
      action={<Button variant="secondary">Try again</Button>}
    />
  );
}
