import { finishedPageSchema } from 'content-api/contract';
import { buildSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';

test('finished pages of publications are brought to the API', async () => {
  const api = createStubApi();
  const revision = '65f00000a000000000000001';
  const brought: unknown[] = [];
  const { fetch: usual } = api;
  api.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const secret = new Headers(init?.headers).get('x-site-secret');
    if (url.pathname.startsWith('/api/receipts')) expect(secret).toMatch(/^[\w-]{43}$/);
    else expect(secret).toBeNull();
    if (url.pathname === '/api/receipts/wanted')
      return Response.json({
        wanted: [
          { revision, path: '/about' },
          { revision, path: '/no/such/page' },
        ],
      });
    if (url.pathname !== '/api/receipts') return usual(input, init);
    if (typeof init?.body === 'string') brought.push(JSON.parse(init.body));
    return new Response(null, { status: 204 });
  };
  const site = await buildSite({ api });
  await site.receipts.write();
  // A page that is not found is not sent.
  expect(brought).toHaveLength(1);
  const page = finishedPageSchema.parse(brought[0]);
  expect(page).toMatchObject({ revision, path: '/about' });
  expect(page.html).toContain('<h1');
  expect(page.htmlBytes).toBeGreaterThan(1_000);
  expect(page.htmlBytes).toBeLessThan(page.html.length);
  await site.app.close();
});
