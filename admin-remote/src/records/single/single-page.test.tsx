import { fireEvent, screen, within } from '@testing-library/react';
import { emptyValues, home, navigation } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import type { FakeServer } from '../../testing/fake-server.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { SinglePage } from './single-page.tsx';

afterEach(forgetSession);

const stored = emptyValues(home.fields);

async function openHome(prepare: (server: FakeServer) => void = () => undefined) {
  const view = await renderScreen(<SinglePage kind={home} />, {
    prepare(server) {
      server.on('GET /home', { status: 200, body: stored });
      server.on('PUT /home', { status: 200, body: stored });
      prepare(server);
    },
  });
  await screen.findByRole('button', { name: 'Move Projects down' });
  return view;
}

test('a single that was never saved starts from its defaults, and is saved as a whole', async () => {
  const { user, server, container } = await openHome();
  const headline = screen.getByLabelText(/^Headline/);
  expect(headline).toHaveValue('We create digital experiences');
  expect(screen.getByText(/Nobody at the studio has saved anything here yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  fireEvent.change(headline, { target: { value: 'We build quiet tools' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Home page updated successfully')).toBeVisible();
  expect(server.bodies('PUT /home')).toEqual([{ ...stored, heroLine: 'We build quiet tools' }]);
});

test('of two who fill in a single, the second keeps what the first wrote', async () => {
  const theirs = { ...stored, heroLead: 'Theirs.', updatedAt: '2026-10-02T09:00:00.000Z' };
  const { user, server } = await openHome((planned) => {
    planned.on(
      'PUT /home',
      { status: 409, body: { message: 'Stale', current: theirs } },
      { status: 200, body: theirs },
    );
  });
  fireEvent.change(screen.getByLabelText(/^Headline/), { target: { value: 'We build quiet tools' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Home page updated successfully')).toBeVisible();
  const saves = server.calls.filter(({ name }) => name === 'PUT /home');
  expect(saves.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual(['*', undefined]);
  expect(saves[1]?.body).toEqual({ ...theirs, heroLine: 'We build quiet tools' });
});

test('a first draft of a single takes no draft of somebody else away', async () => {
  const { user, server } = await openHome((planned) => {
    planned.on('PUT /records/home/home', { status: 409, body: { message: 'Stale' } });
  });
  fireEvent.change(screen.getByLabelText(/^Headline/), { target: { value: 'We build quiet tools' } });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Stale')).toBeVisible();
  expect(server.calls.find(({ name }) => name === 'PUT /records/home/home')).toMatchObject({
    ifNoneMatch: '*',
  });
});

test('sections are moved and hidden, and cannot be taken away', async () => {
  const { user, server } = await openHome();
  await user.click(screen.getByRole('button', { name: 'Move Projects down' }));
  const about = within(screen.getByRole('listitem', { name: 'About' }));
  await user.click(about.getByRole('checkbox', { name: 'Shown' }));
  await user.click(about.getByRole('button', { name: 'About' }));
  expect(about.getByLabelText('Heading')).toHaveValue('About Us');
  expect(screen.queryByRole('button', { name: 'Remove About' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Home page updated successfully');
  const [saved] = server.bodies('PUT /home') as { sections: { section: string; isShown: boolean }[] }[];
  expect(saved?.sections.map(({ section, isShown }) => [section, isShown]).slice(0, 3)).toEqual([
    ['services', true],
    ['projects', true],
    ['about', false],
  ]);
});

test('what is refused is said at its field', async () => {
  const { user, server } = await openHome();
  fireEvent.change(screen.getByLabelText(/^Headline/), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Headline is required'))[0]).toBeVisible();
  expect(server.bodies('PUT /home')).toEqual([]);
});

test('links are added and removed', async () => {
  const links = emptyValues(navigation.fields);
  const { user, server } = await renderScreen(<SinglePage kind={navigation} />, {
    prepare(fake) {
      fake.on('GET /navigation', { status: 200, body: links });
      fake.on('PUT /navigation', { status: 200, body: links });
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Add Link' }))[0] as HTMLElement);
  fireEvent.change(screen.getByLabelText(/^Label/), { target: { value: 'Prices' } });
  fireEvent.change(screen.getByLabelText(/^Leads to/), { target: { value: '/prices' } });
  await user.click(screen.getByRole('button', { name: 'Blog' }));
  await user.click(screen.getByRole('button', { name: 'Remove Blog' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Navigation updated successfully');
  const [saved] = server.bodies('PUT /navigation') as { links: { label: string }[] }[];
  expect(saved?.links.map(({ label }) => label)).toEqual([
    'Home',
    'About',
    'Services',
    'Projects',
    'Contact',
    'Prices',
  ]);
});
