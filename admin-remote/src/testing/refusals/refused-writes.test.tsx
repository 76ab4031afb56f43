import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axeFindings } from 'shared-ui/testing';
import { forgetSession } from '../render-console.tsx';
import { stubLayout } from '../stub-layout.ts';
import { wordsFor } from './call-row.ts';
import type { Place, WriteRow } from './call-row.ts';
import { editorialWrites } from './editorial-rows.ts';
import { sessionEnded, withFaults } from './faults.ts';
import { kindWrites } from './kind-rows.ts';
import { openConsole } from './open-console.tsx';
import { otherWrites } from './other-rows.ts';
import { requestWrites } from './request-rows.ts';

beforeAll(() => {
  stubLayout();
  // jsdom draws nothing: whether letters are icons is axe's question in the browser.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
// No form keeps a draft by itself meanwhile, which it does after a pause.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  forgetSession();
});

const places: Record<Place, string> = {
  dialog: 'dialog [role="alert"]',
  page: '[role="alert"]',
  toast: '[aria-label="Notifications"]',
};

test.each(withFaults([...kindWrites, ...otherWrites, ...editorialWrites, ...requestWrites]))(
  '$id: every refusal is said in its place, and what was typed stays',
  async (row) => {
    const view = await open(row);
    let typed: string[] | undefined;
    for (const fault of row.faults) {
      view.server.on(row.call, fault.answer);
      const before = count(view, row);
      await row.act();
      await expectMessage(row, wordsFor(row, fault), fault.name);
      // A list that was changed meanwhile is sent once more.
      expect(count(view, row)).toBeGreaterThan(before);
      typed ??= shownValues();
      expect(shownValues()).toEqual(typed);
      dismissToasts();
    }
    // axe waits by timers.
    jest.useRealTimers();
    if (!row.isShared && row.place !== 'toast') expect(await axeFindings(document.body)).toEqual([]);
    const timeouts = view.server.calls
      .filter(({ name }) => name === row.call)
      .map(({ timeoutMs }) => timeoutMs);
    expect(new Set(timeouts)).toEqual(new Set([row.timeoutMs ?? 30_000]));

    if (row.asksForPassword) return;
    view.server.on(row.call, sessionEnded.answer);
    await row.act();
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(view.session.getSnapshot().status).toBe('anonymous');
  },
);

async function open(row: WriteRow) {
  const view = await openConsole(row);
  await screen.findByRole('heading', { level: 1, hidden: true });
  await row.reach?.();
  return view;
}

type View = Awaited<ReturnType<typeof open>>;

function count({ server }: View, { call }: WriteRow): number {
  return server.calls.filter(({ name }) => name === call).length;
}

/** Values of all text fields of the page. */
function shownValues(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable=true]');
  return [...controls].map((control) =>
    'value' in control ? String(control.value) : (control.textContent ?? ''),
  );
}

async function expectMessage({ place }: WriteRow, text: string, name: string): Promise<void> {
  await waitFor(() => {
    const said = [...document.querySelectorAll(places[place])].map(({ textContent }) => textContent);
    expect({ name, said: said.some((each) => each?.includes(text)) ? text : said }).toEqual({
      name,
      said: text,
    });
  });
}

function dismissToasts(): void {
  for (const button of document.querySelectorAll('[aria-label="Notifications"] [aria-label="Dismiss"]'))
    fireEvent.click(button);
}
