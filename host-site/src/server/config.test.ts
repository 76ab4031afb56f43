/** @jest-environment node */
import { readConfig } from './config.ts';

test.each([
  [undefined, false],
  ['', false],
  ['off', false],
  ['on', true],
])('READY_NEEDS_API %j', (value, readyNeedsApi) => {
  expect(readConfig({ READY_NEEDS_API: value })).toMatchObject({ ok: true, config: { readyNeedsApi } });
});

test('every fault is listed', () => {
  expect(readConfig({ READY_NEEDS_API: 'yes', HOST_PORT: 'x' })).toEqual({
    ok: false,
    faults: ['HOST_PORT must be a port from 0 to 65535', 'READY_NEEDS_API must be on or off'],
  });
});
