import { ButtonLink } from 'shared-ui';

/** Asks for the page once more. */
export function RetryLink({ size }: { size?: 'md' | 'lg' }) {
  return (
    // An empty address is the one that the page is at.
    <ButtonLink variant="secondary" size={size} href="">
      Try again
    </ButtonLink>
  );
}
