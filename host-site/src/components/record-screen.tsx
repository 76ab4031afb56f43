import { Container } from 'shared-ui';
import type { ReactNode } from 'react';
import type { Resource } from '../lib/resources.ts';
import { useResource } from '../lib/page-context.ts';
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

/** The page of one record, or that there is none. */
export function RecordScreen<T>({ resource, noun, back, trouble, children }: RecordScreenProps<T>) {
  const found = useResource(resource);
  if (found.status !== 'loaded') {
    return (
      <NoRecord
        title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`}
        message={
          found.status === 'error'
            ? `${trouble ?? found.message}. Please try again in a moment.`
            : 'It may have been moved or taken down.'
        }
        back={back}
        hasFailed={found.status === 'error'}
      />
    );
  }
  return (
    <>
      <RecordFrame>
        <Container>
          <BackLink to={back.to}>{back.label}</BackLink>
          {children(found.data)}
        </Container>
      </RecordFrame>
      <CallToAction />
    </>
  );
}
