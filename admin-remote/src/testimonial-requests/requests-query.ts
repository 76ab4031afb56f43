import { queryOptions } from '@tanstack/react-query';
import { testimonial, testimonialRequestsCalls } from 'content-api/contract';
import type { RequestState } from 'content-api/contract';
import type { BadgeProps } from 'shared-ui';
import type { Api } from '../lib/api-client.ts';

/** States of requests in words. */
export const requestWords: Record<RequestState, { label: string; tone: BadgeProps['tone'] }> = {
  asked: { label: 'Asked', tone: 'secondary' },
  written: { label: 'Written', tone: 'warning' },
  live: { label: 'Live', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'danger' },
};

/** Clients who were asked for a testimonial. Their states change with those of the testimonials. */
export function requestsQuery(api: Api) {
  return queryOptions({
    queryKey: [testimonial.plural, 'requests'],
    queryFn: ({ signal }) => api.call(testimonialRequestsCalls.listTestimonialRequests, { signal }),
    staleTime: 0,
  });
}
