import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';

const title = 'Noon Embargo';
const data = {
  title,
  mainimage: '/media/project-rann-route.webp',
  gitHubLink: 'https://github.com/example/noon',
  technologies: ['React'],
};
/** The least that is ahead for certain once the API has stored it. */
const aheadMs = 1_500;

test('a scheduled project is on the cached page from its second on, and until its last', async ({
  request,
}) => {
  const api = await apiAsOwner();
  const { record } = await api.send<{ record: { _id: string } }>('POST', '/api/records/project', { data });
  const path = `/api/records/project/${record._id}`;
  const isShown = async () => (await (await request.get('/projects')).text()).includes(title);
  const seenAt = async (wanted: boolean) => {
    await expect.poll(isShown, { intervals: [100], timeout: 15_000 }).toBe(wanted);
    return Date.now();
  };
  const isThere = async () => (await request.get(`/projects/${record._id}`)).status();
  expect(await isShown()).toBe(false);

  const fromMs = Date.now() + aheadMs;
  await api.send('POST', `${path}/publish`, { from: new Date(fromMs).toISOString() });
  const isEarly = await isShown();
  if (Date.now() < fromMs) expect(isEarly).toBe(false);
  expect(await seenAt(true)).toBeGreaterThanOrEqual(fromMs);
  expect(await isThere()).toBe(200);

  // Stated now that it is shown: however long a busy machine took to show it, it has not ended before.
  const untilMs = Date.now() + aheadMs;
  await api.send('POST', `${path}/publish`, { until: new Date(untilMs).toISOString() });
  expect(await seenAt(false)).toBeGreaterThanOrEqual(untilMs);
  expect(await isThere()).toBe(404);
  await api.send('DELETE', path);
  await api.send('DELETE', `${path}?for-good=true`);
  await api.dispose();
});
