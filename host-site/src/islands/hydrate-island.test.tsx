import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateIsland } from './hydrate-island.tsx';
import { islands } from './registry.ts';

function Island() {
  return <p>Words of the server</p>;
}

/** An island in a page, with markup of the server. */
function place(html: string): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  Object.assign(root.dataset, { island: 'contact', props: '{}' });
  root.innerHTML = html;
  jest.spyOn(islands, 'contact').mockResolvedValue({ Component: Island });
  return root;
}

const reported = jest.fn();
beforeEach(() => {
  reported.mockReset();
  globalThis.reportError = reported;
});
afterEach(() => jest.restoreAllMocks());

test('a page that is left before its island was hydrated reports nothing', async () => {
  const root = place(renderToString(<Island />));
  await act(async () => {
    const unmount = await hydrateIsland(root, '');
    unmount();
  });
  expect(root).toBeEmptyDOMElement();
  expect(reported).not.toHaveBeenCalled();
});

test('markup that does not fit is reported', async () => {
  await act(() => hydrateIsland(place('<p>Other words</p>'), ''));
  expect(reported).toHaveBeenCalledTimes(1);
});
