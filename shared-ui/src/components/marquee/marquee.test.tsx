import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderWithUi } from '../../testing/render.tsx';
import { Marquee } from './marquee.tsx';

function items(count: number) {
  return Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: `Tool ${index}` }));
}

it('does not move up to the threshold', () => {
  renderWithUi(<Marquee label="Tools" items={items(4)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByText('Tool 0')).toHaveLength(1);
});

it('moves beyond it, with a second copy hidden from assistive technology', () => {
  const { container } = renderWithUi(<Marquee label="Tools" items={items(5)} />);
  expect(container.querySelector('[data-moving]')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Tools' })).toHaveTextContent('Tool 4');
  expect(screen.getAllByText('Tool 0')).toHaveLength(2);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

it('pauses and resumes by its button', async () => {
  const { container } = renderWithUi(<Marquee label="Tools" items={items(5)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause: Tools' }));
  expect(container.querySelector('[data-paused]')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play: Tools' }));
  expect(container.querySelector('[data-paused]')).not.toBeInTheDocument();
});

it('pauses on hover and focus, and does not move with reduced motion', () => {
  renderWithUi(<Marquee label="Tools" items={items(5)} />);
  const css = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
  expect(css).toMatch(/\.window:hover ul,[^}]*\.window:focus-within ul \{[^}]*animation-play-state: paused/);
  expect(css).toMatch(/prefers-reduced-motion: reduce[^]*animation: none/);
});

it('is one plain row until it comes near the viewport', () => {
  let isNear = false;
  let look = () => {};
  const observer = { observe: () => look(), disconnect: () => {} } as unknown as IntersectionObserver;
  const observe = jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((tell) => {
    look = () => tell([{ isIntersecting: isNear } as IntersectionObserverEntry], observer);
    return observer;
  });
  const { container } = renderWithUi(<Marquee label="Tools" items={items(5)} />);
  expect(container.querySelector('[data-moving]')).not.toBeInTheDocument();
  expect(screen.getAllByText('Tool 0')).toHaveLength(1);
  isNear = true;
  act(look);
  expect(container.querySelector('[data-moving]')).toBeInTheDocument();
  expect(screen.getAllByText('Tool 0')).toHaveLength(2);
  observe.mockRestore();
});

it('is one plain row on the server', () => {
  const html = renderToString(<Marquee label="Tools" items={items(6)} />);
  expect(html).not.toContain('data-moving');
  expect(html.match(/Tool 0/g)).toHaveLength(1);
});
