import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { Button, Text, theme } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import type { ReviewedComment } from './reviews-query.ts';

interface CommentItemProps extends ReviewedComment {
  /** It is looked for: it comes into sight. */
  isOpened: boolean;
  isBusy: boolean;
  onResolve: (isResolved: boolean) => void;
  onShow: () => void;
  onDelete: () => void;
}

/** One comment: its author, text, place and revision, and whether it is settled. */
export function CommentItem({
  number,
  comment,
  review,
  isOpened,
  isBusy,
  onResolve,
  onShow,
  onDelete,
}: CommentItemProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const { name, text, pin, at, isResolved } = comment;
  useEffect(() => {
    if (isOpened) root.current?.focus();
  }, [isOpened]);
  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={titleId} data-opened={isOpened || undefined}>
      <p id={titleId}>
        <strong>
          {number}. {name}
        </strong>{' '}
        <Text as="span" size="xs" tone="quiet">
          <Moment at={at} />
        </Text>
      </p>
      <p className="text">{text}</p>
      <Text size="xs" tone="quiet">
        {pin ? `Pinned on ${pin.path}, ${pin.width} px wide` : 'On the page as a whole'}
        {' · '}
        {review.isEarlier ? 'an earlier revision' : 'the newest revision'}
        {', saved '}
        <Moment at={review.revisionAt} />
      </Text>
      <div className="buttons">
        <Button
          size="sm"
          variant="secondary"
          aria-describedby={titleId}
          disabled={isBusy}
          onClick={() => onResolve(!isResolved)}
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </Button>
        {pin && !isResolved && (
          <Button size="sm" variant="ghost" aria-describedby={titleId} onClick={onShow}>
            Show on the page
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-describedby={titleId} disabled={isBusy} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Root>
  );
}

const { colors, radii, space } = theme;

const Root = styled.article(css`
  padding: ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  overflow-wrap: anywhere;
  &[data-opened] {
    border-color: ${colors.primaryText};
  }
  .text {
    margin: 0.25rem 0;
    white-space: pre-line;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    margin-top: ${space[1]};
  }
`);
