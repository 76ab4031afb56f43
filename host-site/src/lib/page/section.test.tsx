import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { apiError } from '../api/api-error.ts';
import { stubStudio } from '../../../test/stub-site.ts';
import { createResourceCache } from '../resources/resource-cache.ts';
import type { ResourceCache } from '../resources/resource-cache.ts';
import { ResourceContext } from '../resources/resource-context.ts';
import { outcomeOf } from './outcome-of.ts';
import type { Page, PageAddress } from './page.ts';
import { createSection } from './section.tsx';
import type { Section } from './section.tsx';

const address: PageAddress = { params: {}, query: new URLSearchParams() };

const quotes = () => {
  const code = jest.fn(() =>
    Promise.resolve({
      read: (items: unknown) => (items as string[]).map((item) => `“${item}”`),
      Component: ({ items }: { items: string[] }) => <p>{items.join(' ')}</p>,
    }),
  );
  return { code, section: createSection('/quotes', code) };
};

const cacheOf = (answer: () => Promise<unknown>, seed?: Parameters<typeof createResourceCache>[0]['seed']) =>
  createResourceCache({ api: { get: answer }, seed });

const shown = ({ Component }: Section, cache: ResourceCache) => (
  <ResourceContext value={cache}>
    <Component {...address} />
  </ResourceContext>
);

test('its code comes with the first item, and never without one', async () => {
  const { code, section } = quotes();
  let items: string[] = [];
  const cache = cacheOf(() => Promise.resolve({ items }));
  await cache.ensure(section.resource(address));
  const { container } = render(shown(section, cache));
  expect(container).toBeEmptyDOMElement();
  expect(code).not.toHaveBeenCalled();
  items = ['Good'];
  await act(() => cache.reload(section.resource(address)));
  expect(screen.getByText('“Good”')).toBeVisible();
  expect(code).toHaveBeenCalledTimes(1);
});

async function openedPage() {
  const onServer = quotes();
  const serverCache = cacheOf(() => Promise.resolve({ items: ['Good'] }));
  await serverCache.ensure(onServer.section.resource(address));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(shown(onServer.section, serverCache));
  const { code, section } = quotes();
  const cache = cacheOf(() => Promise.resolve({ items: ['Better'] }), serverCache.dehydrate());
  const root = await act(() => hydrateRoot(place, shown(section, cache)));
  const close = () => {
    act(() => root.unmount());
    place.remove();
  };
  return { place, root, section, cache, code, inData: serverCache.dehydrate(), close };
}

test('server markup stays while its code is missing, until the data changes', async () => {
  const { place, section, cache, code, close } = await openedPage();
  expect(place).toHaveTextContent('“Good”');
  expect(code).not.toHaveBeenCalled();
  await act(() => cache.reload(section.resource(address)));
  expect(place).toHaveTextContent(/^“Better”$/);
  close();
});

test('what stands in the markup is not in the data of the page as well', async () => {
  const { inData, close } = await openedPage();
  expect(inData).toEqual({ '/quotes': { status: 'drawn' } });
  close();
});

test('server markup is there again when the visitor comes back to the page', async () => {
  const { place, root, section, cache, code, close } = await openedPage();
  act(() => root.render(<p>Another page</p>));
  expect(place).toHaveTextContent('Another page');
  act(() => root.render(shown(section, cache)));
  expect(place).toHaveTextContent(/^“Good”$/);
  expect(code).not.toHaveBeenCalled();
  close();
});

test('what was drawn is loaded where its markup is missing', async () => {
  const { section } = quotes();
  const cache = cacheOf(() => Promise.resolve({ items: ['Better'] }), { '/quotes': { status: 'drawn' } });
  render(shown(section, cache));
  expect(await screen.findByText('“Better”')).toBeVisible();
});

test.each([
  ['failed', new Error('no')],
  ['unknown', apiError('not-found', 'no', 404)],
])('a call that is %s shows nothing and leaves the page as it is', async (_what, fault) => {
  const { section } = quotes();
  const page: Page = {
    resources: (at) => [section.resource(at)],
    head: () => ({ description: '' }),
    Component: () => null,
  };
  const cache = cacheOf(() => Promise.reject(fault));
  for (const resource of page.resources(address)) await cache.ensure(resource);
  const { container } = render(shown(section, cache));
  expect(container).toBeEmptyDOMElement();
  expect(outcomeOf(page, { ...address, read: cache.peek, studio: stubStudio })).toEqual({ status: 200 });
});
