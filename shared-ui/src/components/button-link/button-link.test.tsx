import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderWithUi } from '../../testing/render.tsx';
import { ButtonLink } from './button-link.tsx';

function RouterLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={`/site${to}`} {...rest}>
      {children}
    </a>
  );
}

it('renders as the router’s link and hands its props on, but not its own', () => {
  renderWithUi(
    <ButtonLink as={RouterLink} to="/projects" variant="secondary" size="lg">
      See the work
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'See the work' });
  expect(link).toHaveAttribute('href', '/site/projects');
  expect(link).not.toHaveAttribute('variant');
  expect(link).not.toHaveAttribute('size');
});
