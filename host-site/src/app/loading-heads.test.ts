import { stubStudio } from '../../test/stub-site.ts';
import type { Loadable } from '../lib/resources/resource.ts';
import { matchRoute } from './match-route.ts';

async function titleAt(pathname: string, state: Loadable<never>) {
  const { route, params, query } = matchRoute(pathname);
  const { page } = await route.code();
  return page.head({ params, query, studio: stubStudio, read: () => state }).title;
}

test.each([
  ['/projects/loom', 'Project', 'Project not found'],
  ['/blog/loom', 'Post', 'Post not found'],
  ['/services/loom', 'Service', 'Service not found'],
  ['/loom', 'Page', 'Page Not Found'],
])('%s says that there is nothing only once that is known', async (pathname, onItsWay, missing) => {
  expect(await titleAt(pathname, { status: 'loading' })).toBe(onItsWay);
  expect(await titleAt(pathname, { status: 'missing' })).toBe(missing);
  expect(await titleAt(pathname, { status: 'error', message: 'x' })).toBe(missing);
});
