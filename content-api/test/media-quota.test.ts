import { hours } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInLibrarian } from './support/media-client.ts';
import { draw } from './support/media-samples.ts';

let api: TestApp;
beforeEach(async () => {
  api = await buildTestApp({ env: { MEDIA_UPLOADS_PER_HOUR: '2' } });
});
afterEach(() => api.close());

test('an account adds so many files an hour, by whichever call', async () => {
  const library = await signInLibrarian(api);
  const { token } = library;
  const picture = await draw({ width: 20, height: 20 }).png().toBuffer();
  const bring = () =>
    api.call('POST', '/api/media/bring', { token, body: { url: 'https://other.example/a.png' } });
  const { status, media } = await library.upload(picture, 'a.png');
  expect(status).toBe(201);
  // What comes to nothing counts too: it was work.
  expect((await bring()).statusCode).toBe(400);
  const refused = await bring();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toHaveProperty('retry-after');
  expect(refused.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'You have added as many files as an account may within an hour. Please go on later.',
  });
  expect((await library.upload(picture, 'b.png')).status).toBe(429);
  const replace = await api.call('POST', `/api/media/${media._id}/replace`, {
    token,
    body: picture,
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'c.png' },
  });
  expect(replace.statusCode).toBe(429);
  api.clock.advance(hours(1));
  expect((await library.upload(picture, 'a.png')).status).toBe(201);
});
