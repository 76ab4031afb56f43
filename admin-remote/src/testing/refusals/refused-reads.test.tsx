import { screen } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import type { FakeServer } from '../fake-server.ts';
import { forgetSession } from '../render-console.tsx';
import { stubLayout } from '../stub-layout.ts';
import { wordsFor } from './call-row.ts';
import type { CallRow } from './call-row.ts';
import { editorialReads } from './editorial-rows.ts';
import { unreadable, withFaults } from './faults.ts';
import type { Fault } from './faults.ts';
import { kindReads } from './kind-rows.ts';
import { openConsole } from './open-console.tsx';
import { otherReads } from './other-rows.ts';
import { requestReads } from './request-rows.ts';
import { press } from './steps.ts';

beforeAll(stubLayout);
// A read that the network swallowed is made again after a moment, twice.
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom draws nothing: whether letters are icons is axe's question in the browser.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  jest.useRealTimers();
  forgetSession();
});

test.each(withFaults([...kindReads, ...otherReads, ...editorialReads, ...requestReads]))(
  '$id: every failure is said, and the call is made again when asked to',
  async (row) => {
    const [first = unreadable, ...others] = [...row.faults, unreadable];
    const { server } = await openConsole({
      ...row,
      prepare(fake) {
        row.prepare(fake);
        fail(fake, row, first);
      },
    });
    await row.reach?.();
    await expectSaid(row, first);
    for (const fault of others) {
      fail(server, row, fault);
      await press('Try again');
      await expectSaid(row, fault);
    }
    // axe waits by timers.
    jest.useRealTimers();
    if (!row.isShared) expect(await axeFindings(document.body)).toEqual([]);
    const timeouts = server.calls.filter(({ name }) => name === row.call).map(({ timeoutMs }) => timeoutMs);
    expect(new Set(timeouts)).toEqual(new Set([row.timeoutMs ?? 30_000]));
  },
);

function fail(server: FakeServer, { call, alsoCall = call }: CallRow, { answer }: Fault): void {
  for (const name of [call, alsoCall]) server.on(name, answer);
}

async function expectSaid(row: CallRow, fault: Fault): Promise<void> {
  const titles = await screen.findAllByText(wordsFor(row, fault), { selector: 'h1, h2, h3' });
  expect({ fault: fault.name, said: titles.length }).toEqual({ fault: fault.name, said: 1 });
}
