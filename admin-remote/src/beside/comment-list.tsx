import { useState } from 'react';
import { Button, Stack, Text } from 'shared-ui';
import { CommentItem } from './comment-item.tsx';
import type { ReviewedComment } from './reviews-query.ts';
import { useResolve } from './use-resolve.ts';

interface CommentListProps {
  comments: readonly ReviewedComment[];
  /** The comment that is looked for. */
  opened: string | undefined;
  onShow: (id: string) => void;
}

/** Comments from clients' reviews of a record. Resolved ones are hidden until asked for. */
export function CommentList({ comments, opened, onShow }: CommentListProps) {
  const [isShowingResolved, setShowingResolved] = useState(false);
  const { resolve, isBusy } = useResolve();
  const open = comments.filter(({ comment }) => !comment.isResolved);
  const resolved = comments.filter(({ comment }) => comment.isResolved);
  const list = (label: string, items: readonly ReviewedComment[]) => (
    <Stack as="ul" role="list" aria-label={label} gap={1}>
      {items.map((one) => (
        <li key={one.comment._id}>
          <CommentItem
            {...one}
            isOpened={one.comment._id === opened}
            isBusy={isBusy}
            onResolve={(isResolved) => resolve(one, isResolved)}
            onShow={() => onShow(one.comment._id)}
          />
        </li>
      ))}
    </Stack>
  );
  return (
    <Stack gap={2} style={{ overflowY: 'auto', flex: 1, minHeight: 0 }}>
      {open.length > 0 ? list('Comments', open) : <Text tone="quiet">No open comments.</Text>}
      {resolved.length > 0 && (
        <div>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isShowingResolved}
            onClick={() => setShowingResolved(!isShowingResolved)}
          >
            Resolved ({resolved.length})
          </Button>
        </div>
      )}
      {isShowingResolved && resolved.length > 0 && list('Resolved comments', resolved)}
    </Stack>
  );
}
