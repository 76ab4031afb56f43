import { act, render, screen } from '@testing-library/react';
import { FormattingToolbar } from './formatting-toolbar.tsx';

const usual = window.visualViewport;
afterEach(() => Object.defineProperty(window, 'visualViewport', { value: usual, configurable: true }));

/** Visible height, in px, of a window of 740 px. */
function seen(height: number, scale = 1) {
  const viewport = Object.assign(new EventTarget(), { height, offsetTop: 0, scale });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 740, configurable: true });
  return (next: number) =>
    act(() => {
      viewport.height = next;
      viewport.dispatchEvent(new Event('resize'));
    });
}

function open() {
  render(
    <FormattingToolbar
      tools={[{ label: 'Bold', icon: 'search', run: () => undefined }]}
      controls="text"
      switchLabel="Show the source"
      onSwitch={() => undefined}
      isFull={false}
    />,
  );
  return screen.getByRole('toolbar', { name: 'Formatting' });
}

test('the tools stand above the keyboard of a phone while it is there', () => {
  const resize = seen(740);
  const toolbar = open();
  expect(toolbar).not.toHaveAttribute('data-above');
  resize(420);
  expect(toolbar).toHaveAttribute('data-above');
  expect(toolbar).toHaveStyle({ bottom: '320px' });
  resize(680);
  expect(toolbar).not.toHaveAttribute('data-above');
});

test('who zooms in has no keyboard', () => {
  seen(300, 2.4);
  expect(open()).not.toHaveAttribute('data-above');
});
