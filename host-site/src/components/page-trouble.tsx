import { Button, Container, ErrorState, Section } from 'shared-ui';

/** Shown in place of a page that failed; everything around it goes on. */
export function PageTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <Section>
      <Container>
        <ErrorState
          level={1}
          title="This page could not be shown"
          message="Please check your connection and try again."
          action={
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          }
        />
      </Container>
    </Section>
  );
}
