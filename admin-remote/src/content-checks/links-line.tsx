import { useMutation, useQueryClient } from '@tanstack/react-query';
import { doctorCalls } from 'content-api/contract';
import type { Doctor } from 'content-api/contract';
import { Button, Stack, Text } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import { useApi } from '../lib/api-context.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { contentChecksQuery } from './content-checks-query.ts';

/** When the links to other sites were checked, and a button that checks them now. */
export function LinksLine({
  links: { checkedAt, isChecking, isCutOff, unchecked },
}: {
  links: Doctor['links'];
}) {
  const api = useApi();
  const queries = useQueryClient();
  const check = useMutation({
    mutationFn: () => api.call(doctorCalls.checkLinks),
    onError: (failure) => tellFailure(failure, 'Error checking the links'),
    onSettled: () => queries.invalidateQueries({ queryKey: contentChecksQuery(api).queryKey }),
  });
  return (
    <Stack direction="row" gap={2} wrap align="center" justify="between">
      <Text size="sm" tone="quiet" role="status">
        {isChecking && 'Links to other sites are being checked…'}
        {!isChecking &&
          checkedAt === null &&
          'Links to other sites were not checked yet. It happens each night.'}
        {!isChecking &&
          isCutOff &&
          'The server could reach no other site, so the links to them are not checked.'}
        {!isChecking && !isCutOff && checkedAt !== null && (
          <>
            Links to other sites were checked on <Moment at={checkedAt} />
            {unchecked > 0 && `, ${unchecked} ${unchecked === 1 ? 'was' : 'were'} added since`}.
          </>
        )}
      </Text>
      <Button
        size="sm"
        variant="secondary"
        loading={check.isPending || isChecking}
        onClick={() => check.mutate()}
      >
        Check links now
      </Button>
    </Stack>
  );
}
