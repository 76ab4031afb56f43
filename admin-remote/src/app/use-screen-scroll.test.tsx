import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { useScreenScroll } from './use-screen-scroll.ts';

beforeEach(() => {
  window.scrollTo = (to?: ScrollToOptions | number) => scroll(typeof to === 'object' ? (to.top ?? 0) : 0);
});
afterEach(() => scroll(0));

/** As a visitor does it. */
function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function open() {
  const go: NavigateFunction[] = [];
  function Screen() {
    useScreenScroll();
    go[0] = useNavigate();
    return null;
  }
  render(
    <MemoryRouter initialEntries={['/posts']}>
      <Screen />
    </MemoryRouter>,
  );
  return {
    to: (address: string, replace = false) => act(async () => go[0]?.(address, { replace })),
    by: (steps: number) => act(async () => go[0]?.(steps)),
  };
}

test('a screen begins at its top, and Back leads to where it was left', async () => {
  const { to, by } = open();
  scroll(700);
  await to('/messages');
  expect(window.scrollY).toBe(0);
  scroll(40);
  await by(-1);
  expect(window.scrollY).toBe(700);
  await by(1);
  expect(window.scrollY).toBe(40);
});

test('a list that is filtered stays where it is', async () => {
  const { to } = open();
  scroll(300);
  await to('/posts?q=quay', true);
  expect(window.scrollY).toBe(300);
});
