import { expect, test } from '@playwright/test';
import { differences } from './support/differences.ts';
import { createEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { createHistory } from './support/history.ts';
import type { History } from './support/history.ts';
import { faultOf } from './support/judge.ts';
import { startNodes } from './support/nodes.ts';
import type { Nodes } from './support/nodes.ts';
import { pagesOf, pathsOf } from './support/paths.ts';
import { picturesAt, sendPicture, uploadPicture } from './support/picture.ts';
import { startReaders } from './support/readers.ts';
import type { Readers } from './support/readers.ts';

const isShort = process.env.NODES_MATRIX === 'short';
const rounds = isShort ? 2 : 60;
const scheduled = isShort ? 1 : 20;
const longestBurst = 8;
const clientsPerEndpoint = isShort ? 1 : 3;
/**
 * A guard against what hangs: every single answer is held to the promised second, but asking for everything at every
 * endpoint takes long on a busy machine.
 */
const timeoutMs = 120_000;
/** So soon after a database takes writes again everything goes on. */
const healedWithinMs = 5_000;

test.describe.configure({ mode: 'serial' });
test.setTimeout(isShort ? 300_000 : 900_000);

let nodes: Nodes;
let history: History;
let editor: Editor;
let readers: Readers;
const paths = () => pathsOf(history.states);

test.beforeAll(async () => {
  nodes = await startNodes();
  history = createHistory();
  editor = createEditor(nodes, history);
  await editor.fill();
  // Pages of the empty database may be answered for a second yet.
  await expectSameEverywhere();
});
test.beforeEach(() => {
  const clients = Array.from({ length: clientsPerEndpoint }, () => nodes.endpoints).flat();
  readers = startReaders(clients, paths);
});
test.afterEach(async () => {
  await readers.stop();
  expect(readers.failures.slice(0, 20)).toEqual([]);
  const faults = new Set(readers.readings.flatMap((reading) => faultOf(reading, history) ?? []));
  expect([...faults].slice(0, 20)).toEqual([]);
  const marked = readers.readings.filter(({ isMarked }) => isMarked).length;
  const description = `${readers.readings.length} answers, ${marked} of them marked as stale`;
  test.info().annotations.push({ type: 'read', description });
});
test.afterAll(() => nodes.stop());

/** After each edit the admin looks at the pages, where they were edited. */
async function editSeveralTimes(): Promise<void> {
  const edits = 1 + Math.floor(Math.random() * longestBurst);
  for (let edit = 0; edit < edits; edit += 1) {
    const { endpoint, version } = await editor.edit();
    if (endpoint.role === 'site') await readers.look(endpoint, pagesOf(version, history.states));
  }
}

/** After the last edit everything is the same everywhere, although nothing else happens. */
async function expectSameEverywhere(): Promise<void> {
  const look = () => differences(nodes.endpoints, paths(), history.last());
  await expect.poll(look, { timeout: timeoutMs, intervals: [100] }).toEqual([]);
}

test('while an admin edits through any node, no answer is older than it claims, and all become the same', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await editSeveralTimes();
    await expectSameEverywhere();
  }
});

test('a scheduled edit is seen at its second, through any node', async () => {
  for (let round = 0; round < scheduled; round += 1) {
    await editor.schedule();
    await expectSameEverywhere();
  }
});

test('an API that was frozen answers nothing old when it goes on', async () => {
  for (const node of nodes.apis.slice(0, isShort ? 1 : 2)) {
    node.freeze();
    await editSeveralTimes();
    node.thaw();
    await expectSameEverywhere();
  }
});

test('visitors get answers while an API and a site are killed and come back', async () => {
  const { apis, sites } = nodes;
  const count = isShort ? 1 : 2;
  for (const node of [...apis.slice(0, count), ...sites.slice(0, count)]) {
    await editSeveralTimes();
    await Promise.all([node.kill(), editSeveralTimes()]);
    await editSeveralTimes();
    await Promise.all([node.start(), editSeveralTimes()]);
    await expectSameEverywhere();
  }
});

test('a picture uploaded through any API is shown by every site, and stays while the bucket is away', async () => {
  const { apis, sites, store, token } = nodes;
  for (const api of apis) {
    const [first, ...others] = await picturesAt(sites, await uploadPicture(api, token));
    expect(new Set(others)).toEqual(new Set([first]));
  }
  // A site that starts again starts with an empty folder.
  await sites[0]?.stop();
  const url = await uploadPicture(apis[0], token);
  await sites[0]?.start();
  const pictures = await picturesAt(sites, url);

  await store.kill();
  expect(await picturesAt(sites, url)).toEqual(pictures);
  expect((await sendPicture(apis[1], token)).status).toBe(503);
  await store.start();
  await picturesAt(sites, await uploadPicture(apis[1], token));
});

test('visitors get pages while a replica takes the place of the database, and no edit is lost', async () => {
  await editSeveralTimes();
  await expectSameEverywhere();
  await readers.stop();
  const sites = nodes.endpoints.filter(({ role }) => role === 'site');
  const before = history.last();
  readers = startReaders(sites, () => pathsOf([before]));
  await nodes.database.end();
  await readers.look(
    sites[0]!,
    pathsOf([before]).filter(({ isPage }) => isPage),
  );
  await nodes.database.promote();
  const promotedAt = performance.now();
  await editor.edit();
  expect(performance.now() - promotedAt).toBeLessThan(healedWithinMs);
  await expectSameEverywhere();
});
