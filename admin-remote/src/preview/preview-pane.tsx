import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Button, theme } from 'shared-ui';
import { PillBar } from '../components/pill-bar.tsx';
import { CommentList } from './comment-list.tsx';
import { PreviewView } from './preview-view.tsx';
import { pinsOf } from './reviews-query.ts';
import type { ReviewedComment } from './reviews-query.ts';
import type { PreviewSource } from './use-unsaved-preview.ts';
import { WidthChoice } from './width-choice.tsx';
import type { PreviewWidth } from './width-choice.tsx';

/** The pane that is open beside a form. */
export type PaneView = 'preview' | 'comments';

export interface PreviewPaneProps extends PreviewSource {
  view: PaneView;
  comments: readonly ReviewedComment[];
  onView: (view: PaneView) => void;
  onClose: () => void;
}

/** Windows that are too narrow for a desktop page. */
const narrowPx = 768;

/** A preview of the form's values, with the clients' comments on the page. */
export default function PreviewPane({ view, comments, onView, onClose, ...source }: PreviewPaneProps) {
  const [hasPreview, setHasPreview] = useState(view === 'preview');
  const [opened, setOpened] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const [width, setWidth] = useState<PreviewWidth>(() => (window.innerWidth < narrowPx ? 360 : 'full'));
  if (view === 'preview' && !hasPreview) setHasPreview(true);
  const pins = pinsOf(comments);
  const views: [PaneView, string][] = [
    ['preview', 'Preview'],
    ['comments', `Comments (${comments.filter(({ comment }) => !comment.isResolved).length})`],
  ];
  return (
    <Root aria-label="Beside the form">
      <div className="choices">
        {comments.length > 0 && (
          <PillBar role="group" aria-label="Shown beside the form">
            {views.map(([each, label]) => (
              <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
                {label}
              </button>
            ))}
          </PillBar>
        )}
        {view === 'preview' && <WidthChoice value={width} onChange={setWidth} />}
        <Button size="sm" variant="secondary" className="back" onClick={onClose}>
          Close preview
        </Button>
      </div>
      {hasPreview && (
        <div className="view" hidden={view !== 'preview'}>
          <PreviewView
            {...source}
            comments={pins}
            width={width}
            onWidth={setWidth}
            target={view === 'preview' ? pins.find(({ id }) => id === wanted) : undefined}
            onReached={() => setWanted(undefined)}
            onOpenComment={(id) => {
              setOpened(id);
              onView('comments');
            }}
          />
        </div>
      )}
      {view === 'comments' && (
        <CommentList
          comments={comments}
          opened={opened}
          onShow={(id) => {
            setWanted(id);
            onView('preview');
          }}
        />
      )}
    </Root>
  );
}

const { space } = theme;

const Root = styled.section(css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  height: 100%;
  min-height: 0;
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    align-items: center;
  }
  .back {
    margin-left: auto;
  }
  .view {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  .view[hidden] {
    display: none;
  }
`);
