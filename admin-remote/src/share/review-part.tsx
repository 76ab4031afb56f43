import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reviewsCalls } from 'content-api/contract';
import { useState } from 'react';
import { Button, Checkbox, Field, Heading, Select, Skeleton, Stack, Text, toast } from 'shared-ui';
import { LoadState } from '../components/load-state.tsx';
import { reviewsQuery } from '../preview/reviews-query.ts';
import { useApi } from '../lib/api-context.ts';
import { hours } from '../lib/durations.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useCreateOnce } from '../lib/use-create-once.ts';
import { useMay } from '../lib/use-me.ts';
import { LinkLine } from '../components/link-line.tsx';
import { ReviewItem } from './review-item.tsx';

/** Asks a client for a review of a record by a link, and lists the reviews that it has. */
export function ReviewPart({ record }: { record: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const createOnce = useCreateOnce();
  const mayPublish = useMay()('publish');
  const [days, setDays] = useState(14);
  const [publishOnApproval, setPublishOnApproval] = useState(false);
  const query = useQuery(reviewsQuery(api, record));
  const { data } = query;
  const reload = () => queries.invalidateQueries({ queryKey: ['reviews', record] });
  const ask = useMutation({
    mutationFn: () =>
      createOnce({ days, publishOnApproval }, ({ key, atMs }) => {
        const expiresAt = new Date(atMs + days * hours(24)).toISOString();
        return api.call(reviewsCalls.createReview, { body: { record, expiresAt, publishOnApproval }, key });
      }),
    onError: (failure) => tellFailure(failure, 'Error creating the review'),
    onSettled: reload,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => api.call(reviewsCalls.deleteReview, { path: { id } }),
    onSuccess(_done, id) {
      toast.success('Review link revoked');
      if (ask.data?._id === id) ask.reset();
    },
    onError: (failure) => tellFailure(failure, 'Error revoking the link'),
    onSettled: reload,
  });

  return (
    <Stack as="section" aria-label="Review" gap={1}>
      <Heading level={3} size="h4">
        Review
      </Heading>
      <Text size="sm" tone="quiet">
        A client without an account comments on the page and approves it or asks for changes.
      </Text>
      <Field label="Link works for">
        <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
          <option value={7}>1 week</option>
          <option value={14}>2 weeks</option>
          <option value={30}>30 days</option>
        </Select>
      </Field>
      {mayPublish && (
        <Checkbox
          label="Publish on approval"
          checked={publishOnApproval}
          onChange={(event) => setPublishOnApproval(event.target.checked)}
        />
      )}
      <div>
        <Button variant="secondary" loading={ask.isPending} onClick={() => ask.mutate()}>
          Ask for review
        </Button>
      </div>
      {ask.data && <LinkLine label="Review link" url={ask.data.url} expiresAt={ask.data.expiresAt} />}
      <LoadState query={query} level={3} otherwise="Error fetching reviews">
        <Skeleton height="3rem" label="Loading reviews" />
      </LoadState>
      {data && data.reviews.length > 0 && (
        <Stack as="ul" role="list" aria-label="Reviews" gap={1}>
          {data.reviews.map((review) => (
            <li key={review._id}>
              <ReviewItem
                review={review}
                isBusy={revoke.isPending}
                onRevoke={() => revoke.mutate(review._id)}
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
