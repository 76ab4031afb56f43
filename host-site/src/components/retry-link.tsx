import { ButtonLink } from 'shared-ui';
import { useTexts } from '../lib/page-context.ts';

/** Asks for the page once more. */
export function RetryLink({ size }: { size?: 'md' | 'lg' }) {
  const { text } = useTexts();
  return (
    // An empty address is the one that the page is at.
    <ButtonLink variant="secondary" size={size} href="">
      {text('frame.tryAgain')}
    </ButtonLink>
  );
}
