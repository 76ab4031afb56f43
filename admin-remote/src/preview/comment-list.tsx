import { useQueryClient } from '@tanstack/react-query';
import { reviewsCalls } from 'content-api/contract';
import { useState } from 'react';
import { Button, Stack, Text } from 'shared-ui';
import { DeleteDialog } from '../components/list/delete-dialog.tsx';
import { useApi } from '../lib/api-context.ts';
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
  const [deleted, setDeleted] = useState<ReviewedComment>();
  const { resolve, isBusy } = useResolve();
  const api = useApi();
  const queries = useQueryClient();
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
            onDelete={() => setDeleted(one)}
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
      {deleted && (
        <DeleteDialog
          subject={deleted.comment.name}
          title="Delete comment"
          question="Are you sure you want to delete this comment? It cannot be brought back."
          done="Comment deleted"
          failed="Error deleting the comment"
          remove={() =>
            api.call(reviewsCalls.deleteComment, {
              path: { id: deleted.review._id, comment: deleted.comment._id },
            })
          }
          onDone={() => void queries.invalidateQueries({ queryKey: ['reviews', deleted.review.record] })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Stack>
  );
}
