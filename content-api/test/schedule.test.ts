import { post } from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { seconds } from '../src/lib/durations.ts';
import { saveDraft } from '../src/core/records/drafts.ts';
import { statePublication } from '../src/core/records/log.ts';
import { writeContent } from '../src/core/records/write.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

test('a schedule is seen in its second by cached reads, and renews the content revision', async () => {
  const api = await buildTestApp();
  const id = '65f00000a000000000000001';
  const stamp = { author: 'a', at: toIso(api.clock.nowMs()) };
  const from = toIso(api.clock.nowMs() + seconds(3));
  await writeContent(api.context, { userId: 'a', ip: '', requestId: 'r' }, async (trx) => {
    const data = { ...samples.post, date: stamp.at, image: '' };
    const revision = await saveDraft(trx, { kind: post, id, data, ...stamp });
    await statePublication(trx, { kind: post, id, revision, from, ...stamp });
    const entry = { action: 'schedule', entity: 'post', entityId: id };
    return { result: undefined, entry, changed: [{ kind: 'post', id }] };
  });
  const shown = async () => (await api.call('GET', '/api/content')).json<{ updatedAt: string }[]>();
  const revision = async () => (await api.call('GET', '/api/revision')).json<{ revision: string }>().revision;
  const before = await revision();
  expect(await shown()).toEqual([]);
  api.clock.advance(seconds(3) - 1);
  expect(await shown()).toEqual([]);
  api.clock.advance(1);
  expect(await shown()).toMatchObject([{ updatedAt: from }]);
  expect(await revision()).not.toBe(before);
  api.clock.advance(-seconds(60));
  expect(await shown()).toHaveLength(1);
  await api.close();
});
