import { runMaintenance } from '../src/app/maintenance.ts';
import { days } from '../src/lib/durations.ts';
import { verifyAudit } from '../src/core/audit/verify-audit.ts';
import { adminEmail, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '100' } });
  const { token } = await api.login();
  await api.call('POST', '/api/projects', { token, body: samples.project });
  await api.call('POST', '/api/services', { token, body: samples.service });
  await api.call('POST', '/api/auth/login', { body: { email: adminEmail, password: 'wrong' } });
});
afterEach(() => api.close());

const verify = () => verifyAudit(api.context.database.queries);
const rows = () =>
  api.context.database.queries.selectFrom('audit').select(['id', 'seq', 'hash']).orderBy('seq').execute();

async function idAt(place: number): Promise<string> {
  return (await rows())[place]?.id ?? '';
}

test('what was done is a chain that holds', async () => {
  const { head, ...verdict } = await verify();
  expect(verdict).toEqual({ rows: 4, erased: 0, older: 0 });
  expect(head.seq).toBe(4);
  expect((await rows()).map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4]);
});

test('rows that are written at the same moment form one chain', async () => {
  await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      api.call('POST', '/api/auth/login', {
        body: { email: `nobody${index}@studio.example`, password: 'x' },
        ip: `203.0.113.${index}`,
      }),
    ),
  );
  expect(await verify()).toMatchObject({ rows: 20, head: { seq: 20 } });
  expect(await verify()).not.toHaveProperty('fault');
});

test.each([
  ['an action', { action: 'login.ok' }, 'row 2 '],
  ['who did it', { user_id: 'x' }, 'row 2 '],
  ['when', { at: '2026-11-21T09:00:00.000Z' }, 'row 2 '],
  ['where from', { ip: '192.0.2.1' }, 'the detail of row 2 '],
  ['a detail', { detail: '{"a":1}' }, 'the detail of row 2 '],
  ['its own hash', { hash: '0'.repeat(64) }, 'row 2 '],
])('a changed row is found: %s', async (_name, change, fault) => {
  const id = await idAt(1);
  await api.context.database.queries.updateTable('audit').set(change).where('id', '=', id).execute();
  expect((await verify()).fault).toContain(fault);
});

test.each([
  ['the first', 0, 'row 1 is missing'],
  ['one between', 1, 'row 2 is missing'],
  ['the last', 3, 'rows after 3 are missing'],
])('a removed row is found: %s', async (_name, place, fault) => {
  await api.context.database.queries
    .deleteFrom('audit')
    .where('id', '=', await idAt(place))
    .execute();
  expect((await verify()).fault).toContain(fault);
});

test('a row that was slipped in beside the chain is found', async () => {
  const row = { id: 'f'.repeat(24), at: '2026-11-30T00:00:00.000Z', action: 'login.ok', user_id: '', ip: '' };
  const rest = { request_id: '', entity: '', entity_id: '', detail: '{}' };
  await api.context.database.queries
    .insertInto('audit')
    .values({ ...row, ...rest })
    .execute();
  expect((await verify()).fault).toContain('has no place in the chain');
});

test('an end that was noted earlier must still be part of the chain', async () => {
  const { head } = await verify();
  await api.login();
  expect(await verifyAudit(api.context.database.queries, head)).not.toHaveProperty('fault');
  const other = { seq: head.seq, hash: '0'.repeat(64) };
  expect((await verifyAudit(api.context.database.queries, other)).fault).toContain('not the one noted');
});

test('address and detail can be erased for a person, and the chain still holds', async () => {
  // As erasing a person leaves them.
  await api.context.database.queries
    .updateTable('audit')
    .set({ ip: '', detail: '{}', salt: '' })
    .where('id', 'in', [await idAt(1), await idAt(2)])
    .execute();
  const { fault, erased, rows: checked } = await verify();
  expect({ fault, erased, checked }).toEqual({ fault: undefined, erased: 2, checked: 4 });
  const change = { detail: '{"changed":"later"}' };
  const id = await idAt(1);
  await api.context.database.queries.updateTable('audit').set(change).where('id', '=', id).execute();
  expect((await verify()).fault).toContain('changed after it was erased');
});

test('rows that are removed by age leave a chain that holds from there on', async () => {
  api.clock.advance(days(100));
  await api.login();
  api.clock.advance(days(100));
  await runMaintenance(api.context);
  expect(await verify()).toMatchObject({ rows: 1, head: { seq: 5 } });
  expect(await verify()).not.toHaveProperty('fault');
  await api.login();
  expect(await verify()).not.toHaveProperty('fault');
});
