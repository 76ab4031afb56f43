import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from 'shared-ui';
import { paths } from '../lib/paths.ts';
import { useScreen } from '../lib/window-title.ts';

/** An address below `/admin` that leads nowhere. */
export function NotFoundPage() {
  useScreen('Page Not Found');
  return (
    <EmptyState
      level={1}
      icon="search"
      title="Page Not Found"
      message="There is no screen at this address."
      action={
        <>
          <ButtonLink as={Link} to={paths.dashboard}>
            Back to Dashboard
          </ButtonLink>
          <ButtonLink href={paths.website} variant="ghost">
            Back to Homepage
          </ButtonLink>
        </>
      }
    />
  );
}
