import { Container, Skeleton, Stack } from 'shared-ui';
import type { ReactNode } from 'react';
import type { Resource } from '../lib/resources/resource.ts';
import { useResource } from '../lib/resources/use-resource.ts';
import { BackLink } from './back-link.tsx';
import { CallToAction } from './call-to-action.tsx';
import { NoRecord } from './no-record.tsx';
import { RecordFrame } from './record-frame.ts';

interface RecordScreenProps<T> {
  resource: Resource<T>;
  /** Name of one record, in lower case. */
  noun: string;
  /** Address of the list, and the label of the link to it. */
  back: { to: string; label: string };
  /** Message when it could not be fetched. Default: the call's own message. */
  trouble?: string;
  children: (record: T) => ReactNode;
}

/** The page of one record: while it is on its way, when it is there, and when there is none. */
export function RecordScreen<T>(props: RecordScreenProps<T>) {
  const { resource, noun, back, trouble, children } = props;
  const found = useResource(resource);
  if (found.status === 'missing' || found.status === 'error') {
    return (
      <NoRecord
        title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`}
        message={
          found.status === 'error'
            ? `${trouble ?? found.message}. Please try again in a moment.`
            : 'It may have been moved or taken down.'
        }
        back={back}
        retry={found.status === 'error' && resource}
      />
    );
  }
  return (
    <>
      <RecordFrame>
        <Container>
          <BackLink to={back.to}>{back.label}</BackLink>
          {found.status === 'loaded' ? children(found.data) : <RecordSkeleton noun={noun} />}
        </Container>
      </RecordFrame>
      {found.status === 'loaded' && <CallToAction />}
    </>
  );
}

/** The shape of a record's head. */
function RecordSkeleton({ noun }: { noun: string }) {
  return (
    <div className="head" role="status" aria-label={`Loading ${noun}`}>
      <Stack className="words">
        <Skeleton width="75%" height="3.5rem" />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </Stack>
      <Skeleton className="cover" height="auto" />
    </div>
  );
}
