import { screen } from '@testing-library/react';
import { callsOf, textsOf } from 'content-api/contract';
import type { Call, Kind } from 'content-api/contract';
import { paths } from '../../lib/paths.ts';
import { listedRecord } from '../editorial.ts';
import type { FakeServer } from '../fake-server.ts';
import { testColor, testId } from '../records.ts';
import type { CallRow, WriteRow } from './call-row.ts';
import type { Fault } from './faults.ts';
import { collections, sampleOf, singles, typedOf } from './samples.ts';
import { answer, fill, press } from './steps.ts';

const id = testId(1);

/** Saves and deletes of every kind of content, from its definition. About and founders share a screen of their own. */
export const kindWrites: WriteRow[] = [
  ...collections.flatMap((kind) => writesOf(kind).map((row) => ({ ...row, isShared: isShared(kind) }))),
  ...singles.filter(hasCommonScreen).map((kind) => {
    const save = callOf(kind, 'PUT');
    return {
      id: save.id,
      call: nameOf(save),
      address: paths.kind(kind),
      prepare: (server: FakeServer) => prepareSingle(kind, server),
      reach: () => typeMore(kind),
      act: () => press('Save'),
      place: 'page' as const,
      text: textsOf(kind).saveFailed,
      isShared: isShared(kind),
    };
  }),
];

/** Reads of every kind of content: its list, and one record for the form. */
export const kindReads: CallRow[] = [
  ...collections.flatMap((kind) => readsOf(kind).map((row) => ({ ...row, isShared: isShared(kind) }))),
  ...singles.filter(hasCommonScreen).map((kind) => {
    const get = consoleGetOf(kind);
    return {
      id: get.id,
      call: nameOf(get),
      address: paths.kind(kind),
      prepare: (server: FakeServer) => prepareSingle(kind, server),
      text: textsOf(kind).loadFailed,
      isShared: isShared(kind),
    };
  }),
];

function writesOf(kind: Kind): WriteRow[] {
  const texts = textsOf(kind);
  const prepare = (server: FakeServer) => prepareCollection(kind, server);
  const rows: WriteRow[] = [
    {
      id: callOf(kind, 'POST').id,
      call: nameOf(callOf(kind, 'POST')),
      address: paths.record(kind, 'new'),
      prepare,
      reach: () => fillNew(kind),
      act: () => press(texts.create),
      place: 'dialog',
      text: (fault) => savingText(kind, fault, texts.createFailed),
    },
  ];
  const { without = [] } = kind.calls ?? {};
  if (!without.includes('update')) {
    const update = callOf(kind, kind.calls?.update ?? 'PUT');
    rows.push({
      id: update.id,
      call: nameOf(update),
      address: paths.record(kind, id),
      prepare,
      reach: () => typeMore(kind),
      act: () => press(texts.update),
      place: 'dialog',
      text: (fault) => savingText(kind, fault, texts.saveFailed),
    });
  }
  if (!without.includes('remove')) {
    rows.push({
      id: callOf(kind, 'DELETE').id,
      call: nameOf(callOf(kind, 'DELETE')),
      address: paths.kind(kind),
      prepare,
      act: async () => {
        await press('Delete');
        await answer('Delete');
      },
      place: 'toast',
      text: texts.deleteFailed,
    });
  }
  return rows;
}

function readsOf(kind: Kind): CallRow[] {
  const texts = textsOf(kind);
  const prepare = (server: FakeServer) => prepareCollection(kind, server);
  const [list, ...ones] = callsOf(kind).filter(({ method }) => method === 'GET');
  const rowOf = (call: Call | undefined, address: string, text: string): CallRow[] =>
    call === undefined ? [] : [{ id: call.id, call: nameOf(call), address, prepare, text }];
  return [
    ...rowOf(list, paths.kind(kind), texts.loadFailed).map((row) => ({
      ...row,
      call: listCallOf(kind, row.call),
    })),
    // One that is not public is read as editors see it.
    ...ones
      .flatMap((one) => rowOf(one, paths.record(kind, id), texts.loadOneFailed))
      .map((row) => ({ ...row, alsoCall: `GET /records/${kind.name}/${id}` })),
  ];
}

/** Lists are read as editors see them, but for what is saved as a whole. */
function listCallOf({ name, calls }: Kind, wholeCall: string): string {
  return calls?.listKey === undefined ? `GET /records/${name}` : wholeCall;
}

function prepareCollection(kind: Kind, server: FakeServer): void {
  prepareAround(server);
  const { listKey, envelope } = kind.calls ?? {};
  const record = sampleOf(kind);
  const [list, ...ones] = callsOf(kind).filter(({ method }) => method === 'GET');
  server.hold(kind.name, listedRecord(kind, { excerpt: '', ...record }));
  if (list && listKey !== undefined) server.on(nameOf(list), { status: 200, body: { [listKey]: [record] } });
  const body = envelope === true ? { success: true, message: '', data: record } : record;
  for (const one of ones) server.on(nameOf(one), { status: 200, body });
  // No draft is kept meanwhile.
  server.on(`POST /records/${kind.name}`, 'offline');
}

function prepareSingle(kind: Kind, server: FakeServer): void {
  server.on(nameOf(consoleGetOf(kind)), { status: 200, body: sampleOf(kind) });
  server.on(`PUT /records/${kind.name}/${kind.name}`, 'offline');
  prepareAround(server);
}

/** Answers that several screens ask for beside their own. */
function prepareAround(server: FakeServer): void {
  server.on('GET /redirects/hits', { status: 200, body: { hits: [] } });
}

async function fillNew(kind: Kind): Promise<void> {
  const typed = Object.entries(typedOf[kind.name] ?? {});
  await fill(Object.fromEntries(typed.map(([name, value]) => [kind.fields[name]?.label ?? name, value])));
}

/** Changes the first text of a form that has its record. */
async function typeMore(kind: Kind): Promise<void> {
  const label = kind.fields[kind.titleField]?.label ?? '';
  await screen.findByLabelText(new RegExp(`^${label}( ?\\*)?$`));
  await fill({ [label]: kind.titleField === 'primary' ? testColor : '/typed-since' });
}

function savingText(kind: Kind, fault: Fault, otherwise: string): string {
  const unanswered = kind.words.failures?.unanswered;
  return fault.status === undefined && unanswered !== undefined ? unanswered : (fault.says ?? otherwise);
}

/** Kinds without words of their own share everything with the client, those of which there is one with the studio. */
function isShared({ name, words }: Kind): boolean {
  return words.failures === undefined && name !== 'client' && name !== 'studio';
}

function hasCommonScreen({ name, calls }: Kind): boolean {
  return name !== 'about' && name !== 'founders' && calls?.without?.includes('get') !== true;
}

function consoleGetOf(kind: Kind): Call {
  return find(kind, ({ method, path }) => method === 'GET' && path === kind.path);
}

function callOf(kind: Kind, method: Call['method']): Call {
  return find(kind, (call) => call.method === method);
}

function find(kind: Kind, isWanted: (call: Call) => boolean): Call {
  const found = callsOf(kind).find(isWanted);
  if (!found) throw new Error(`The kind ${kind.name} has no such call.`);
  return found;
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path.replace(/^\/api/, '').replace(/\{\w+\}/, id)}`;
}
