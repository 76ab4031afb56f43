import { queryOptions } from '@tanstack/react-query';
import { moneyIn, pitch, pitchesCalls } from 'content-api/contract';
import type { PitchState, Price } from 'content-api/contract';
import type { BadgeProps } from 'shared-ui';
import type { Api } from '../lib/api-client.ts';

/** States of pitches in words. */
export const pitchWords: Record<PitchState, { label: string; tone: BadgeProps['tone'] }> = {
  draft: { label: 'Not sent', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'secondary' },
  opened: { label: 'Opened', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  expired: { label: 'Expired', tone: 'neutral' },
};

/** Pitches with their links and answers. Clients change them at any time. */
export function pitchesQuery(api: Api) {
  return queryOptions({
    queryKey: [pitch.plural, 'links'],
    queryFn: ({ signal }) => api.call(pitchesCalls.listPitches, { signal }),
    staleTime: 0,
  });
}

/** An amount of a price as the console writes it. */
export function money({ currency }: Pick<Price, 'currency'>, minor: number): string {
  return moneyIn('en-GB', currency)(minor);
}
