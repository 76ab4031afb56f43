import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, ErrorState, Skeleton, Text, theme } from 'shared-ui';
import { findPinned } from './find-pinned.ts';
import { FramePins } from './frame-pins.tsx';
import type { PinnedComment } from './frame-pins.tsx';
import { useFrames } from './use-frames.ts';
import type { ShownPage } from './use-frames.ts';
import { useElementSize } from './use-element-size.ts';
import { useUnsavedPreview } from './use-unsaved-preview.ts';
import type { PreviewSource } from './use-unsaved-preview.ts';
import { widthFor } from './width-choice.tsx';
import type { PreviewWidth } from './width-choice.tsx';

interface PreviewViewProps extends PreviewSource {
  comments: readonly PinnedComment[];
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  /** The comment to scroll to. */
  target?: PinnedComment;
  onReached: () => void;
  onOpenComment: (id: string) => void;
}

/** The page as it would be published with what the form holds, at a width of choice. */
export function PreviewView({
  comments,
  width,
  onWidth,
  target,
  onReached,
  onOpenComment,
  ...source
}: PreviewViewProps) {
  const { address, version, place, failure: refusal, retry } = useUnsavedPreview(source);
  const { frames, shown, page, isBroken, goTo, onLoad } = useFrames(address, version, place);
  const failure = refusal ?? (isBroken ? 'The page could not be loaded.' : undefined);
  const wentFor = useRef<string>(undefined);
  const { ref, size } = useElementSize();
  const frameWidth = width === 'full' ? Math.max(1280, window.innerWidth) : width;
  const scale = size.width > 0 ? Math.min(1, size.width / frameWidth) : 1;

  const bring = useEffectEvent(({ document, path }: ShownPage) => {
    if (!target) return;
    const { id, pin } = target;
    // Once: the page may be at another address by now.
    if (path !== pin.path && wentFor.current !== id) {
      wentFor.current = id;
      goTo(pin.path);
      return;
    }
    findPinned(document, pin)?.scrollIntoView({ block: 'center' });
    wentFor.current = undefined;
    onWidth(widthFor(pin.width));
    onReached();
  });
  const targetId = target?.id;
  useEffect(() => {
    if (targetId !== undefined && page) bring(page);
  }, [targetId, page]);

  return (
    <Root>
      {failure && shown && (
        <Text role="status" size="sm" tone="quiet">
          Not shown yet: {failure}
        </Text>
      )}
      <div className="size" ref={ref}>
        {!shown && failure && (
          <ErrorState level={3} title={failure} action={<Button onClick={retry}>Try again</Button>} />
        )}
        {!shown && !failure && <Skeleton height="100%" label="Loading the preview" />}
        {frames.map((frame) => (
          <iframe
            key={frame.version}
            src={frame.src}
            title={frame === shown ? 'Preview of the page' : 'Next state of the page'}
            aria-hidden={frame !== shown}
            tabIndex={frame === shown ? undefined : -1}
            onLoad={(event) => onLoad(frame, event)}
            style={{
              zIndex: frame === shown ? 1 : 0,
              width: frameWidth,
              height: size.height / scale,
              left: Math.max(0, (size.width - frameWidth * scale) / 2),
              transform: `scale(${scale})`,
            }}
          />
        ))}
        {page && shown && <FramePins page={page} comments={comments} onOpen={onOpenComment} />}
      </div>
    </Root>
  );
}

const { colors, radii, space } = theme;

const Root = styled.div(css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  min-height: 0;
  &[hidden] {
    display: none;
  }
  .size {
    position: relative;
    flex: 1;
    min-height: 12rem;
    overflow: hidden;
    border: 1px solid ${colors.border};
    border-radius: ${radii.md};
    background: ${colors.background};
  }
  iframe {
    position: absolute;
    top: 0;
    border: 0;
    background: ${colors.background};
    transform-origin: 0 0;
  }
`);
