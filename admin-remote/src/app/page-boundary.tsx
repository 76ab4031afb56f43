import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button, ErrorState } from 'shared-ui';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Keeps a screen that failed, or whose chunk is gone, from taking the shell with it. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        role="alert"
        level={1}
        title="This screen could not be shown"
        message="What you typed is kept as a draft. Reload the page to go on."
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      />
    );
  }
}
