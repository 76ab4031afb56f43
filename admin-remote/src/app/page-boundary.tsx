import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button, ErrorState } from 'shared-ui';
import { screens } from './pages.ts';

/**
 * Keeps a screen that failed, or whose chunk is gone, from taking the shell with it. A release that lacks the chunk of
 * its very first screen has not started: that is the host's matter, which may have another release.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isMissingChunk(error) && !screens.some(({ isLoaded }) => isLoaded())) throw error;
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

function isMissingChunk(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
