import type { TextKey } from 'content-api/site-texts';
import { Container } from 'shared-ui';
import type { ReactNode } from 'react';
import type { Resource } from '../lib/resources.ts';
import { useResource, useTexts } from '../lib/page-context.ts';
import { BackLink } from './back-link.tsx';
import { CallToAction } from './call-to-action.tsx';
import { NoRecord } from './no-record.tsx';
import { RecordFrame } from './record-frame.ts';

interface RecordScreenProps<T> {
  resource: Resource<T>;
  /** Heading when there is none. */
  missing: TextKey & `${string}.missing`;
  /** Address of the list, and the text of the link to it. */
  back: { to: string; label: TextKey & `${string}.back` };
  children: (record: T) => ReactNode;
}

/** The page of one record, or that there is none. */
export function RecordScreen<T>({ resource, missing, back, children }: RecordScreenProps<T>) {
  const { text } = useTexts();
  const loaded = useResource(resource);
  if (loaded.status !== 'loaded') {
    return (
      <NoRecord
        title={text(missing)}
        message={
          loaded.status === 'error'
            ? text('trouble.withLater', { message: loaded.message })
            : text('trouble.moved')
        }
        back={{ to: back.to, label: text(back.label) }}
        hasFailed={loaded.status === 'error'}
      />
    );
  }
  return (
    <>
      <RecordFrame>
        <Container>
          <BackLink to={back.to}>{text(back.label)}</BackLink>
          {children(loaded.data)}
        </Container>
      </RecordFrame>
      <CallToAction />
    </>
  );
}
