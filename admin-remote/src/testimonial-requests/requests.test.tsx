import { screen, within } from '@testing-library/react';
import { testimonial } from 'content-api/contract';
import type { TestimonialRequest } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import ProjectPage from '../kinds/project/project-page.tsx';
import TestimonialPage from '../kinds/testimonial/testimonial-page.tsx';
import { listedProject, listedRecord, projectView, testSettings } from '../testing/editorial.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { stubLayout } from '../testing/stub-layout.ts';

beforeAll(stubLayout);
afterEach(() => forgetSession());

const project = testId(1);
const words = testId(5);
const url = 'https://studio.example/testimonial/secret';
const asked: TestimonialRequest = {
  _id: testId(70),
  project,
  title: 'The Tea Shop',
  name: 'Meera',
  email: 'meera@client.example',
  state: 'asked',
  createdAt: '2026-11-19T08:05:00.000Z',
  expiresAt: '2126-12-19T08:05:00.000Z',
  isEnded: false,
};
const sentAt = '2026-11-20T08:05:00.000Z';
const written: TestimonialRequest = {
  ...asked,
  _id: testId(71),
  name: 'Ida',
  state: 'written',
  sentAt,
  testimonial: words,
  consent: { text: 'I agree', at: sentAt, revision: testId(72) },
};
const withdrawn: TestimonialRequest = {
  ...written,
  _id: testId(73),
  name: 'Ravi',
  state: 'withdrawn',
  withdrawnAt: '2026-11-21T08:05:00.000Z',
  testimonial: testId(6),
  isEnded: true,
};
const post = 'POST /testimonials/requests';

function answer(server: FakeServer, requests: TestimonialRequest[], hasMail = false) {
  server.on('GET /settings', testSettings);
  server.on('GET /testimonials/requests', { status: 200, body: { requests, hasMail } });
}

const card = (id: string, name: string) => ({
  _id: id,
  quote: 'A joy.',
  name,
  role: '',
  company: '',
  face: '',
  project,
  createdAt: sentAt,
  updatedAt: sentAt,
});

async function openTestimonials(
  requests: TestimonialRequest[],
  more: { path?: string; hasMail?: boolean } = {},
) {
  return renderScreen(
    <main>
      <TestimonialPage />
    </main>,
    {
      path: more.path ?? '/admin/testimonials',
      prepare(server) {
        answer(server, requests, more.hasMail);
        server.hold(
          'testimonial',
          listedRecord(testimonial, card(words, 'Ida'), { state: 'draft' }),
          listedRecord(testimonial, card(testId(6), 'Ravi'), { state: 'draft' }),
        );
        server.hold('project', listedProject('live', { title: 'The Tea Shop' }));
        server.on(post, {
          status: 201,
          body: { ...asked, name: 'Asha', url, isMailed: more.hasMail === true },
        });
      },
    },
  );
}

test('the list says who was asked, who has written, what is live and what was withdrawn', async () => {
  const live = { ...written, _id: testId(74), name: 'Noor', state: 'live' as const, testimonial: testId(9) };
  const { user, server } = await openTestimonials([asked, written, live, withdrawn]);
  const waiting = within(await screen.findByRole('list', { name: 'Not answered yet' }));
  expect(waiting.getByText('Asked')).toBeVisible();
  expect(waiting.getByText(/meera@client\.example · The Tea Shop/)).toBeVisible();
  await user.click(screen.getByText('Answered (3)'));
  const answered = within(screen.getByRole('list', { name: 'Answered' }));
  for (const state of ['Written', 'Live', 'Withdrawn']) expect(answered.getByText(state)).toBeVisible();
  expect(answered.getAllByRole('link', { name: 'Open testimonial' })[0]).toHaveAttribute(
    'href',
    `/admin/testimonials?edit=${words}`,
  );
  // And on the cards.
  expect(await screen.findByText(/Written · by the client/)).toBeVisible();
  expect(screen.getByText(/Withdrawn by the client/)).toBeVisible();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);

  server.on(`POST /testimonials/requests/${asked._id}/end`, {
    status: 200,
    body: { ...asked, isEnded: true },
  });
  await user.click(waiting.getByRole('button', { name: 'End link' }));
  expect(await screen.findByText('Link ended')).toBeVisible();
});

test('a link is made for the client of a project, and shown once', async () => {
  const { user, server } = await openTestimonials([]);
  await user.click(await screen.findByRole('button', { name: 'Ask a client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the client' }));
  expect(await dialog.findByText(/Without a mail server nothing is sent/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Make link' })).toBeDisabled();
  await user.selectOptions(
    dialog.getByLabelText(/^Project/),
    await dialog.findByRole('option', { name: 'The Tea Shop' }),
  );
  await user.type(dialog.getByLabelText(/^Name of the client/), 'Asha');
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  expect(await dialog.findByLabelText('Link for Asha')).toHaveValue(url);
  expect(server.bodies(post)).toEqual([{ project, name: 'Asha', email: '' }]);
  expect(await axeFindings(screen.getByRole('dialog', { name: 'Ask the client' }))).toEqual([]);
});

test('with a mail server the link is sent', async () => {
  const { user } = await openTestimonials([], { path: `/admin/testimonials?ask=${project}`, hasMail: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the client' }));
  await user.type(await dialog.findByLabelText(/^Name of the client/), 'Asha');
  await user.type(dialog.getByLabelText('E-mail'), 'asha@client.example');
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Sent to asha@client.example')).toBeVisible();
});

test('the form of a project asks its client', async () => {
  const { user } = await renderScreen(
    <main>
      <ProjectPage />
    </main>,
    {
      path: `/admin/projects?edit=${project}`,
      prepare(server) {
        answer(server, [asked]);
        server.hold('project', listedProject('live'));
        server.on(`GET /projects/${project}`, { status: 200, body: testProject() });
        server.on(`GET /records/project/${project}`, { status: 200, body: projectView({ live: {} }) });
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Ask the client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the client' }));
  expect(await dialog.findByRole('list', { name: 'Asked about this project' })).toBeVisible();
  expect(dialog.queryByLabelText(/^Project/)).not.toBeInTheDocument();
});

test('the first publication of a project offers to ask its client', async () => {
  const { user } = await renderScreen(
    <main>
      <ProjectPage />
    </main>,
    {
      path: '/admin/projects?edit=new',
      prepare(server) {
        answer(server, []);
        server.hold('project');
        server.on('POST /projects', { status: 201, body: testProject() });
      },
    },
  );
  await user.type(await screen.findByLabelText(/^Title/), 'Harbour Lane');
  await user.type(screen.getByLabelText(/Main Image URL/), 'https://pictures.test/a.png');
  await user.type(screen.getByLabelText(/GitHub Link/), 'https://github.com/a/b');
  await user.type(screen.getByRole('textbox', { name: /^Technologies/ }), 'React,');
  await user.click(screen.getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByText('Project created successfully')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask the client' }));
  expect(window.location.pathname + window.location.search).toBe(
    `/admin/testimonials?ask=${testProject()._id}`,
  );
});
