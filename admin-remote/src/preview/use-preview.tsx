import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Skeleton } from 'shared-ui';
import { useApi } from '../lib/api-context.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import type { PreviewPaneProps, PaneView } from './preview-pane.tsx';
import { commentsOf, reviewsQuery } from './reviews-query.ts';
import type { PreviewSource } from './use-unsaved-preview.ts';

const pane = lazyPage<PreviewPaneProps>(() => import(/* webpackChunkName: "preview" */ './preview-pane.tsx'));

interface PreviewOptions extends PreviewSource {
  /** Keys of the records to look up reviews for. */
  records: readonly string[];
}

interface Preview {
  /** Open and close the pane beside the form. */
  buttons: ReactNode;
  /** Undefined while the pane is closed. */
  pane: ReactNode;
  open: () => void;
}

/** The preview of a form and the comments about its records, to stand beside it. */
export function usePreview({ records, ...source }: PreviewOptions): Preview {
  const api = useApi();
  const [view, setView] = useState<PaneView>();
  const reviews = useQueries({ queries: records.map((record) => reviewsQuery(api, record)) });
  const comments = commentsOf(reviews.flatMap(({ data }) => data?.reviews ?? []));
  const openCount = comments.filter(({ comment }) => !comment.isResolved).length;
  const toggle = (which: PaneView, label: string) => (
    <Button
      size="sm"
      variant="secondary"
      aria-expanded={view === which}
      onClick={() => setView(view === which ? undefined : which)}
      onPointerEnter={pane.preload}
      onFocus={pane.preload}
    >
      {label}
    </Button>
  );
  return {
    open: () => setView('preview'),
    buttons: (
      <>
        {toggle('preview', 'Preview')}
        {comments.length > 0 && toggle('comments', `Comments (${openCount})`)}
      </>
    ),
    pane: view && (
      <pane.Page
        {...source}
        view={view}
        comments={comments}
        onView={setView}
        onClose={() => setView(undefined)}
        loading={<Skeleton height="12rem" label="Loading" />}
      />
    ),
  };
}
