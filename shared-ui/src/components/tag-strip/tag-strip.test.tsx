import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithUi } from '../../testing/render.tsx';
import { TagStrip } from './tag-strip.tsx';

let settle: () => void;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(onSize: ResizeObserverCallback) {
      settle = () => onSize([], this);
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  jest.restoreAllMocks();
});

it('is no stop for the keyboard while all of it is in sight', () => {
  renderWithUi(<TagStrip label="Tags" tags={['React']} />);
  act(() => settle());
  expect(screen.getByRole('list', { name: 'Tags' })).not.toHaveAttribute('tabindex');
});

it('is one as soon as there is something to scroll, and no longer when there is room again', () => {
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  renderWithUi(<TagStrip label="Tags" tags={['React', 'Node.js']} />);
  act(() => settle());
  expect(screen.getByRole('list', { name: 'Tags' })).toHaveAttribute('tabindex', '0');
  width.mockReturnValue(0);
  act(() => settle());
  expect(screen.getByRole('list', { name: 'Tags' })).not.toHaveAttribute('tabindex');
});

it('is one in markup that has not come alive, where nobody knows yet', () => {
  expect(renderToString(<TagStrip label="Tags" tags={['React']} />)).toContain('tabindex="0"');
});

it('is nothing without tags', () => {
  const { container } = renderWithUi(<TagStrip label="Tags" tags={[]} />);
  expect(container).toBeEmptyDOMElement();
});
