import { act, render, screen } from '@testing-library/react';
import { Cursor } from './cursor.tsx';

jest.mock('./cursor-ring.tsx', () => ({ CursorRing: () => <div data-testid="ring" /> }));

const query = Object.assign(new EventTarget(), { matches: true });

beforeEach(() => {
  jest.useFakeTimers();
  query.matches = true;
  window.matchMedia = () => query as unknown as MediaQueryList;
  render(<Cursor />);
});

function moveMouse(): void {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType: 'mouse' }));
}

it('comes once a mouse has moved and the browser is idle', async () => {
  moveMouse();
  expect(screen.queryByTestId('ring')).toBeNull();
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByTestId('ring')).toBeInTheDocument();
});

it('stays away if it is not wanted any more by then', async () => {
  moveMouse();
  query.matches = false;
  query.dispatchEvent(new Event('change'));
  await act(() => jest.runAllTimersAsync());
  expect(screen.queryByTestId('ring')).toBeNull();
});
