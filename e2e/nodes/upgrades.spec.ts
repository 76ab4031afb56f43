import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createNextProgram, eventually, runCli } from 'content-api/testing';
import type { NextProgram } from 'content-api/testing';
import { shelfOf } from '../../tools/src/build/publish-app.ts';
import { say } from '../../tools/src/lib/say.ts';
import { studio } from '../support/studio.ts';
import { differences } from './support/differences.ts';
import { createEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { createHistory } from './support/history.ts';
import type { History } from './support/history.ts';
import { faultOf } from './support/judge.ts';
import { startNodes } from './support/nodes.ts';
import type { Nodes, Programs } from './support/nodes.ts';
import { pathsOf } from './support/paths.ts';
import { copyLive, publishBuild } from './support/releases.ts';
import { findPreviousRelease } from './support/previous-release.ts';
import type { PreviousRelease } from './support/previous-release.ts';
import { startReaders } from './support/readers.ts';
import type { Readers } from './support/readers.ts';

/**
 * The short form is about the APIs alone, from this release to the next one: the previous release has to be installed first.
 * That this release opens what the previous one has left, and that one what this has, is in `content-api/test/upgrade*.test.ts`.
 */
const isShort = process.env.NODES_MATRIX === 'short';
const requests = isShort ? 600 : 10_000;
const clients = isShort ? 4 : 6;
const answersPerEdit = 20;
const timeoutMs = 120_000;

test.describe.configure({ mode: 'serial' });
test.setTimeout(isShort ? 300_000 : 2_000_000);

/** None in the short form. */
let release: PreviousRelease | undefined;
/** The present API with one addition to its database more, as the release after this one may have. */
let present: NextProgram;
let nodes: Nodes;
let history: History;
let editor: Editor;
let readers: Readers;
let programs: Programs;
let previousSite: string;
const paths = () => pathsOf(history.states);

test.beforeAll(async () => {
  if (!isShort) {
    const found = await findPreviousRelease(say);
    if (!found.ok) {
      say(`!!! Upgrades are not tried, because this is missing: ${found.missing}.`);
      return test.skip(true, `Missing: ${found.missing}`);
    }
    release = found.release;
  }
  present = createNextProgram();
  present.addMigration(
    '900-upgrade-marks',
    `[\`create table upgrade_marks (id text primary key)\`, \`alter table records add column upgrade_mark text\`]`,
    true,
  );
  programs = formerPrograms();
  nodes = await startNodes({ programs, hasSites: !isShort, ...(!isShort && { fillShelf }) });
  history = createHistory();
  const balancers = nodes.endpoints.filter(({ isBalancer }) => isBalancer);
  editor = createEditor({ endpoints: balancers, token: nodes.token }, history);
  await editor.fill();
  readers = startReaders(Array.from({ length: clients }, () => balancers).flat(), paths);
});
test.afterAll(async () => {
  await readers?.stop();
  await nodes?.stop();
  present?.remove();
});

function formerPrograms(): Programs {
  if (!release) return {};
  return { api: path.join(release.folder, 'content-api'), site: path.join(release.folder, 'host-site') };
}

/** The shelf of all sites, with the site of the previous release live on it. */
async function fillShelf(dataDir: string): Promise<void> {
  if (!release) throw new Error('There is no previous release.');
  previousSite = await publishBuild(shelfOf('host-site', dataDir), await release.buildSite(), release.commit);
}

/** Does a step while an admin goes on editing, and goes on until that share of the requests was answered. */
async function during(step: () => Promise<unknown>, share: number): Promise<void> {
  let isDone = false;
  async function keepEditing(): Promise<void> {
    while (!isDone || readers.readings.length < requests * share) {
      const enough = readers.readings.length + answersPerEdit;
      await editor.edit();
      await eventually(
        () => readers.readings.length,
        (count) => count >= enough,
      );
    }
  }
  await Promise.all([step().finally(() => (isDone = true)), keepEditing()]);
}

async function expectWhole(): Promise<void> {
  const look = () => differences(nodes.endpoints, paths(), history.last());
  await expect.poll(look, { timeout: timeoutMs, intervals: [100] }).toEqual([]);
}

function expectNoFault(): void {
  expect(readers.failures.slice(0, 20)).toEqual([]);
  const faults = new Set(readers.readings.flatMap((reading) => faultOf(reading, history) ?? []));
  expect([...faults].slice(0, 20)).toEqual([]);
  const description = `${readers.readings.length} answers, none failed; ${history.states.length} edits`;
  test.info().annotations.push({ type: 'read', description });
  say(`    ${description}`);
}

async function replaceOneByOne(role: 'apis' | 'sites', from: number, to: number): Promise<void> {
  const all = nodes[role];
  for (const [index, node] of all.entries())
    await during(() => nodes.replace(node), from + ((to - from) * (index + 1)) / all.length);
}

test('from the former release to the next one no request fails and no edit is lost', async () => {
  await during(() => Promise.resolve(), 0.1);
  await during(async () => {
    const migrated = await runCli('migrate', [], nodes.apiEnv, '', present.folder);
    expect(migrated).toMatchObject({ code: 0 });
    expect(migrated.output).toContain('900-upgrade-marks is done.');
  }, 0.2);
  programs.api = present.folder;
  await replaceOneByOne('apis', 0.2, 0.35);
  if (!isShort) {
    await during(
      () => copyLive(shelfOf('host-site', studio.dataDir), shelfOf('host-site', nodes.shelfDir)),
      0.4,
    );
    programs.site = undefined;
    await replaceOneByOne('sites', 0.4, 0.5);
  }
  await during(() => Promise.resolve(), 0.5);
  await expectWhole();
  expectNoFault();
});

test('a downgrade on the same database fails no request and loses no edit @whole', async () => {
  if (!isShort) {
    await during(() => shelfOf('host-site', nodes.shelfDir).setLive(previousSite), 0.6);
    programs.site = formerPrograms().site;
    await replaceOneByOne('sites', 0.6, 0.7);
  }
  programs.api = formerPrograms().api;
  await replaceOneByOne('apis', 0.7, 0.9);
  await during(() => Promise.resolve(), 1);
  await expectWhole();
  expectNoFault();
  expect(readers.readings.length).toBeGreaterThanOrEqual(requests);
});
