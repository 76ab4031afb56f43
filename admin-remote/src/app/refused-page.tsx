import { useQuery } from '@tanstack/react-query';
import type { Right } from 'content-api/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from 'shared-ui';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { paths } from '../lib/paths.ts';
import { meQuery } from '../lib/use-me.ts';

/** In place of a screen that the account may not use. The server refuses its calls as well. */
export function RefusedPage({ needs, loading }: { needs: Right; loading: ReactNode }) {
  const { isPending } = useQuery(meQuery(useApi()));
  if (isPending) return loading;
  return (
    <>
      <PageHeader title="Not for this account" />
      <EmptyState
        icon={icons.lock}
        title="Your account may not use this screen"
        action={
          <ButtonLink as={Link} to={paths.dashboard}>
            Back to Dashboard
          </ButtonLink>
        }
        message={`It needs the right "${needs}". Somebody who manages people can give it to you.`}
      />
    </>
  );
}
