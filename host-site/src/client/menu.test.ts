import { startMenu } from './menu.ts';
import { dispatchPageChange } from './page-change.ts';

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined }) as unknown as MediaQueryList;
  document.body.innerHTML = `<header class="site-bar"><button class="burger" aria-label="Open menu"></button>
    <nav><a href="#contact">Contact</a></nav></header><main id="main"></main>`;
  startMenu();
  button().click();
});

const button = () => document.querySelector('button')!;
const bar = () => document.querySelector('.site-bar')!;

test('it holds the page still while it is open', () => {
  expect(bar()).toHaveAttribute('data-open');
  expect(button()).toHaveAccessibleName('Close menu');
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect(document.getElementById('main')?.inert).toBe(true);
});

test.each([
  ['another page', () => dispatchPageChange()],
  ['a link in it', () => document.querySelector('a')!.click()],
  ['Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['its button', () => button().click()],
])('it closes with %s', (_what, act) => {
  act();
  expect(bar()).not.toHaveAttribute('data-open');
  expect(button()).toHaveAccessibleName('Open menu');
  expect(document.documentElement.style.overflow).toBe('');
});
