import { Suspense } from 'react';
import type { PropsWithChildren } from 'react';
import { Container, ErrorState, Section } from 'shared-ui';
import { useTexts } from '../lib/page-context.ts';
import { RetryLink } from './retry-link.tsx';

/** A part of a page that may fail alone: the rest of the page is there all the same. */
export function Part({ children }: PropsWithChildren) {
  // While the server renders, a boundary whose content throws gives its fallback.
  return (
    <div>
      <Suspense fallback={<PartTrouble />}>{children}</Suspense>
    </div>
  );
}

function PartTrouble() {
  const { text } = useTexts();
  return (
    <Section>
      <Container>
        <ErrorState title={text('trouble.failed')} action={<RetryLink />} />
      </Container>
    </Section>
  );
}
