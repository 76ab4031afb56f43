import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Review } from 'content-api/contract';
import { useId, useState } from 'react';
import { Badge, Button, Text, theme } from 'shared-ui';
import { Moment } from '../components/moment.tsx';

interface ReviewItemProps {
  review: Review;
  isBusy: boolean;
  onRevoke: () => void;
}

const states = {
  open: { tone: 'neutral', label: 'Waiting' },
  approved: { tone: 'success', label: 'Approved' },
  changes: { tone: 'warning', label: 'Changes asked for' },
} as const;

/** One review: its state, decision and comments, and a button that ends its link. */
export function ReviewItem({ review, isBusy, onRevoke }: ReviewItemProps) {
  const titleId = useId();
  const [nowMs] = useState(() => Date.now());
  const { state, createdAt, expiresAt, isEarlier, decision, comments, publishOnApproval } = review;
  const isOver = Date.parse(expiresAt) <= nowMs;
  return (
    <Root aria-labelledby={titleId}>
      <Badge tone={states[state].tone}>{states[state].label}</Badge>
      <p id={titleId}>
        Asked on <Moment at={createdAt} />
      </p>
      <Text size="sm" tone="quiet">
        {isOver ? (
          'The link has ended'
        ) : (
          <>
            The link works until <Moment at={expiresAt} />
          </>
        )}
        {publishOnApproval && ' · publishes on approval'}
        {isEarlier && ' · of an earlier revision'}
      </Text>
      {decision && (
        <Text size="sm">
          <strong>{decision.name}</strong>
          {decision.text && `: ${decision.text}`}
        </Text>
      )}
      {comments.length > 0 && (
        <ul aria-label="Comments">
          {comments.map(({ _id, name, text, isResolved }) => (
            <li key={_id}>
              <strong>{name}</strong>: {text}
              {isResolved && ' (resolved)'}
            </li>
          ))}
        </ul>
      )}
      {!isOver && (
        <Button size="sm" variant="secondary" aria-describedby={titleId} disabled={isBusy} onClick={onRevoke}>
          Revoke link
        </Button>
      )}
    </Root>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Root = styled.article(css`
  padding: ${space[2]};
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  overflow-wrap: anywhere;
  ul {
    margin: ${space[1]} 0;
    font-size: ${fontSizes.sm};
    white-space: pre-line;
  }
  li + li {
    margin-top: ${space[1]};
  }
`);
