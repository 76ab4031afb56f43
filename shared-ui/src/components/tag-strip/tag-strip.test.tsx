import { screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render.tsx';
import { TagStrip } from './tag-strip.tsx';

afterEach(() => jest.restoreAllMocks());

it('is no stop for the keyboard while all of it is in sight', () => {
  renderWithUi(<TagStrip label="Tags" tags={['React']} />);
  expect(screen.getByRole('list', { name: 'Tags' })).not.toHaveAttribute('tabindex');
});

it('is one as soon as there is something to scroll', () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  renderWithUi(<TagStrip label="Tags" tags={['React', 'Node.js']} />);
  expect(screen.getByRole('list', { name: 'Tags' })).toHaveAttribute('tabindex', '0');
});

it('is nothing without tags', () => {
  const { container } = renderWithUi(<TagStrip label="Tags" tags={[]} />);
  expect(container).toBeEmptyDOMElement();
});
