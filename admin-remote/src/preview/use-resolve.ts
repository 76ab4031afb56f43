import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reviewsCalls } from 'content-api/contract';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import type { ReviewedComment } from './reviews-query.ts';

/** Marks a comment as resolved, or takes the mark back. */
export function useResolve() {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ one, isResolved }: { one: ReviewedComment; isResolved: boolean }) =>
      api.call(reviewsCalls.resolveComment, {
        path: { id: one.review._id, comment: one.comment._id },
        body: { isResolved },
      }),
    onError: (failure) => tellFailure(failure, 'Error changing the comment'),
    onSettled: (_done, _failure, { one }) =>
      queries.invalidateQueries({ queryKey: ['reviews', one.review.record] }),
  });
  return {
    resolve: (one: ReviewedComment, isResolved: boolean) => mutate({ one, isResolved }),
    isBusy: isPending,
  };
}
