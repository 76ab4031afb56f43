import { useMutation, useQueryClient } from '@tanstack/react-query';
import { testimonial, testimonialRequestsCalls } from 'content-api/contract';
import type { TestimonialRequest } from 'content-api/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Button, Stack, Text, toast } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import { PlainRowList } from '../components/row-list.ts';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { requestWords } from './requests-query.ts';

interface RequestListProps {
  requests: readonly TestimonialRequest[];
  label: string;
}

/** Clients who were asked, each with what has become of it. */
export function RequestList({ requests, label }: RequestListProps) {
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: async ({ _id, isEnded }: TestimonialRequest) => {
      const path = { id: _id };
      if (isEnded) await api.call(testimonialRequestsCalls.deleteTestimonialRequest, { path });
      else await api.call(testimonialRequestsCalls.endTestimonialRequest, { path });
    },
    onSuccess: (_answer, { isEnded }) => toast.success(isEnded ? 'Request removed' : 'Link ended'),
    onError: (failure) => tellFailure(failure, 'Error changing the request'),
    onSettled: () => queries.invalidateQueries({ queryKey: [testimonial.plural, 'requests'] }),
  });
  return (
    <PlainRowList role="list" aria-label={label}>
      {requests.map((request) => (
        <Row key={request._id} request={request} isBusy={end.isPending} onEnd={() => end.mutate(request)} />
      ))}
    </PlainRowList>
  );
}

interface RowProps {
  request: TestimonialRequest;
  isBusy: boolean;
  onEnd: () => void;
}

function Row({ request, isBusy, onEnd }: RowProps) {
  const nameId = useId();
  const { state, name, email, title, isEnded } = request;
  const isOver = state === 'asked' && isEnded;
  return (
    <li>
      <div>
        <Stack direction="row" gap={1} wrap align="center">
          <strong id={nameId}>{name}</strong>
          <Badge tone={isOver ? 'neutral' : requestWords[state].tone}>
            {isOver ? 'Not answered' : requestWords[state].label}
          </Badge>
        </Stack>
        <Text size="sm" tone="quiet">
          {[email, title || 'A deleted project'].filter(Boolean).join(' · ')} · <When request={request} />
        </Text>
      </div>
      {state === 'asked' && (
        <Button size="sm" variant="secondary" aria-describedby={nameId} disabled={isBusy} onClick={onEnd}>
          {isEnded ? 'Remove' : 'End link'}
        </Button>
      )}
      {request.testimonial !== undefined && (
        <Link aria-describedby={nameId} to={paths.record(testimonial, request.testimonial)}>
          Open testimonial
        </Link>
      )}
    </li>
  );
}

function When({ request }: { request: TestimonialRequest }) {
  const { sentAt, withdrawnAt, expiresAt, isEnded } = request;
  if (withdrawnAt !== undefined)
    return (
      <>
        withdrawn on <Moment at={withdrawnAt} />
      </>
    );
  if (sentAt !== undefined)
    return (
      <>
        agreed on <Moment at={sentAt} />
      </>
    );
  if (isEnded) return 'the link has ended';
  return (
    <>
      open until <Moment at={expiresAt} />
    </>
  );
}
