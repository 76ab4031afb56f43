import { ButtonLink, Container } from 'shared-ui';
import { Link } from 'react-router-dom';
import type { Page } from '../lib/page/page.ts';
import { paths } from '../lib/paths.ts';
import { NotFoundFrame } from './not-found-frame.ts';

export const page: Page = {
  resources: () => [],
  head: () => ({ title: 'Page Not Found', description: 'There is no page at this address.' }),
  outcome: () => ({ status: 404 }),
  Component: NotFoundPage,
};

function NotFoundPage() {
  return (
    <NotFoundFrame>
      <Container>
        <p className="code" aria-hidden="true">
          404
        </p>
        <h1>Page Not Found</h1>
        <p>A thread has come loose: there is nothing at this address.</p>
        <ButtonLink as={Link} to={paths.home} size="lg">
          Back to Homepage
        </ButtonLink>
      </Container>
    </NotFoundFrame>
  );
}
