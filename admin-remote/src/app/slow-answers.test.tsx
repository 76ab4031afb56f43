import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { project } from 'content-api/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import AuditPage from '../audit/audit-page.tsx';
import ChooseDialog from '../media/choose-dialog.tsx';
import MediaPage from '../media/media-page.tsx';
import MessagesPage from '../messages/messages-page.tsx';
import SchedulePage from '../schedule/schedule-page.tsx';
import PaletteDialog from '../palette/palette-dialog.tsx';
import { RecordsPage } from '../records/records-page.tsx';
import { listed, listedProject, testSettings } from '../testing/editorial.ts';
import { heldAnswer } from '../testing/fake-server.ts';
import type { Answer } from '../testing/fake-server.ts';
import { mediaPage, testMedia } from '../testing/media.ts';
import { testId, testMessage } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import { paths } from '../lib/paths.ts';
import { historyPage, screens } from './pages.ts';

beforeAll(stubLayout);
afterEach(forgetSession);

function Leavable({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true);
  return isHere ? (
    <>
      {children}
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  ) : (
    <p>Elsewhere</p>
  );
}

const tooLate = { status: 500, body: { success: false, message: 'Too late' } };
/** The history reads nothing before a moment is chosen, and the ways to take a site along are words. */
const loading = screens.filter((screen) => screen !== historyPage && screen.path !== paths.moveOut);

test.each(loading.map(({ label, path, Page }) => [label, path, Page] as const))(
  '%s: says that it is loading, and an answer after it was left changes nothing',
  async (_, path, Page) => {
    const { server } = await renderScreen(
      <Leavable>
        <Page />
      </Leavable>,
      { path, prepare: (fake) => fake.holdReads() },
    );
    await waitFor(() => {
      const states = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
      expect(states.join('|')).toMatch(/(^|\|)(Loading|Examining) /);
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const before = server.calls.length;
    fireEvent.click(screen.getByText('Leave'));
    await act(() => server.releaseReads(tooLate));
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(screen.queryByText('Too late')).not.toBeInTheDocument();
    expect(server.calls).toHaveLength(before);
  },
);

const messages = (subject: string) => ({
  status: 200,
  body: {
    messages: [testMessage({ subject })],
    total: 60,
    unread: 1,
    keptDays: 0,
    canReply: true,
    page: 1,
    size: 24,
  },
});
const media = (name: string) => mediaPage(testMedia({ name }));
const audit = (title: string) => ({
  status: 200,
  body: {
    items: [
      {
        _id: testId(1),
        at: '2026-11-20T23:30:05.000Z',
        action: 'publish',
        who: 'mira',
        userId: testId(8),
        kind: 'project',
        entityId: testId(2),
        title,
        ip: '',
        requestId: '',
        detail: {},
      },
    ],
    total: 60,
    page: 1,
    size: 25,
  },
});
const schedule = (title: string, month: number) => ({
  status: 200,
  body: {
    items: [
      {
        _id: testId(1),
        kind: 'project',
        record: testId(2),
        title,
        at: `2026-${String(month).padStart(2, '0')}-20T12:30:00.000Z`,
        change: 'live',
        isDone: false,
      },
    ],
  },
});

const counts = { all: 250, states: { draft: 0, scheduled: 0, live: 250, changed: 0 }, tags: [] };
const projects = (title: string) => ({
  status: 200,
  body: { ...listed(listedProject('live', { title })).body, total: 250, counts },
});

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

const look = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const projectList = {
  page: <RecordsPage kind={project} />,
  path: '/admin/projects',
  call: 'GET /records/project',
  answerOf: projects,
};

interface Question {
  name: string;
  page: ReactNode;
  path: string;
  call: string;
  answerOf: (text: string, index: number) => Exclude<Answer, string | Promise<unknown>>;
  /** Has the answer that stands there at first. @default the screen asks for it by itself */
  begin?: () => void;
  /** Asks the first question, then the second one. */
  ask: [() => void, () => void];
}

const questions: Question[] = [
  { ...projectList, name: 'a search of records', ask: [() => type('a'), () => type('ab')] },
  { ...projectList, name: 'a turned page of records', ask: [() => press('2'), () => press('3')] },
  {
    ...projectList,
    name: 'another order of records',
    ask: [() => choose('Sort by', 'title'), () => choose('Sort by', 'oldest')],
  },
  {
    name: 'a search of the palette',
    page: <PaletteDialog onClose={() => undefined} onKeyMap={() => undefined} />,
    path: '/admin',
    call: 'GET /records/project',
    answerOf: projects,
    begin: () => look('aa'),
    ask: [() => look('ab'), () => look('abc')],
  },
  {
    name: 'a search of messages',
    page: <MessagesPage />,
    path: '/admin/messages',
    call: 'GET /messages',
    answerOf: messages,
    ask: [() => type('a'), () => type('ab')],
  },
  {
    name: 'a turned page of messages',
    page: <MessagesPage />,
    path: '/admin/messages',
    call: 'GET /messages',
    answerOf: messages,
    ask: [() => press('2'), () => press('3')],
  },
  {
    name: 'a folder of messages',
    page: <MessagesPage />,
    path: '/admin/messages',
    call: 'GET /messages',
    answerOf: messages,
    ask: [
      () => press('Spam'),
      () => {
        press('Inbox');
        type('ab');
      },
    ],
  },
  {
    name: 'a search of the library',
    page: <MediaPage />,
    path: '/admin/media',
    call: 'GET /media',
    answerOf: media,
    ask: [() => type('a'), () => type('ab')],
  },
  {
    name: 'a filter of the library',
    page: <MediaPage />,
    path: '/admin/media',
    call: 'GET /media',
    answerOf: media,
    ask: [
      () => fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'video' } }),
      () => fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'image' } }),
    ],
  },
  {
    name: 'a search for a picture to choose',
    page: <ChooseDialog onChoose={() => undefined} onClose={() => undefined} />,
    path: '/admin/projects',
    call: 'GET /media',
    answerOf: media,
    ask: [() => type('a'), () => type('ab')],
  },
  {
    name: 'a turned page of the audit',
    page: <AuditPage />,
    path: '/admin/audit',
    call: 'GET /audit',
    answerOf: audit,
    ask: [() => press('2'), () => press('3')],
  },
  {
    name: 'a month of the schedule',
    page: <SchedulePage />,
    path: '/admin/schedule?month=2026-09',
    call: 'GET /schedule',
    answerOf: (text, index) => schedule(text, 9 + index),
    ask: [() => press('Next month'), () => press('Next month')],
  },
];

test.each(questions.map((one) => [one.name, one] as const))(
  '%s: a late answer of an earlier question does not take the place of the newer one',
  async (_, { page, path, call, answerOf, begin, ask }) => {
    const late = heldAnswer();
    const { server, queries } = await renderScreen(<>{page}</>, {
      path,
      prepare(fake) {
        fake.on('GET /settings', testSettings);
        fake.on(call, answerOf('At first', 0));
      },
    });
    begin?.();
    await screen.findAllByText(/At first/);
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    server.on(call, late.promise, answerOf('Asked last', 2));
    const before = server.bodies(call).length;
    ask[0]();
    await waitFor(() => expect(server.bodies(call)).toHaveLength(before + 1));
    ask[1]();
    await screen.findAllByText(/Asked last/);
    await act(async () => {
      late.resolve(answerOf('Late', 1));
      await late.promise;
    });
    expect(screen.getAllByText(/Asked last/)).not.toHaveLength(0);
    expect(screen.queryByText(/Late/)).not.toBeInTheDocument();
    expect(screen.queryByText(/At first/)).not.toBeInTheDocument();
  },
);
