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

it('is not focusable while it does not overflow', () => {
  renderWithUi(<TagStrip label="Tags" tags={['React']} />);
  act(() => settle());
  expect(screen.getByRole('list', { name: 'Tags' })).not.toHaveAttribute('tabindex');
});

it('is focusable while it overflows', () => {
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  renderWithUi(<TagStrip label="Tags" tags={['React', 'Node.js']} />);
  act(() => settle());
  expect(screen.getByRole('list', { name: 'Tags' })).toHaveAttribute('tabindex', '0');
  width.mockReturnValue(0);
  act(() => settle());
  expect(screen.getByRole('list', { name: 'Tags' })).not.toHaveAttribute('tabindex');
});

it('is focusable before hydration', () => {
  expect(renderToString(<TagStrip label="Tags" tags={['React']} />)).toContain('tabindex="0"');
});

it('renders nothing without tags', () => {
  const { container } = renderWithUi(<TagStrip label="Tags" tags={[]} />);
  expect(container).toBeEmptyDOMElement();
});
