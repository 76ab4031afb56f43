import { screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render.tsx';
import { Pagination } from './pagination.tsx';
import { visiblePages } from './visible-pages.ts';

const hrefOf = (page: number) => `/blog?page=${page}`;

it('is nothing for one page', () => {
  const { container } = renderWithUi(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
  expect(container).toBeEmptyDOMElement();
});

it('links to the neighbours and marks the page itself', () => {
  renderWithUi(<Pagination page={2} pageCount={3} hrefOf={hrefOf} label="Pages of posts" />);
  expect(screen.getByRole('navigation', { name: 'Pages of posts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/blog?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog?page=3');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2');
});

it.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 5, [1, 2, 3, 4, 5]],
] as const)('on page %i of %i shows %j', (page, count, items) => {
  expect(visiblePages(page, count)).toEqual(items);
});
