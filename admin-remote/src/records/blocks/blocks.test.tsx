import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import type { Project } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import type { FakeServer } from '../../testing/fake-server.ts';
import { testMedia } from '../../testing/media.ts';
import { testId, testProject } from '../../testing/records.ts';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import RecordForm from '../record-form.tsx';

afterEach(forgetSession);

const update = `PUT /projects/${testId(1)}`;
const stored: Partial<Project> = {
  blocks: [
    { type: 'picture', image: '/media/quay.webp', alt: '', caption: 'The quay' },
    { type: 'prose', text: 'It was hard.' },
    { type: 'figures', figures: [{ value: '38 %', label: 'more orders' }] },
  ],
};

async function open(changes = stored, prepare: (server: FakeServer) => void = () => undefined) {
  const view = await renderScreen(
    <main>
      <RecordForm kind={project} id={testId(1)} onClose={() => undefined} />
    </main>,
    {
      prepare(server) {
        server.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject(changes) });
        server.on(update, { status: 200, body: testProject() });
        prepare(server);
      },
    },
  );
  await screen.findByDisplayValue('Harbour Lane');
  await screen.findByRole('group', { name: 'Add to Gallery' });
  const save = () => view.user.click(screen.getByRole('button', { name: 'Update Project' }));
  return { ...view, save };
}

const gallery = () => screen.getByRole('list', { name: 'Gallery' });
const titles = () =>
  within(gallery())
    .getAllByRole('button', { name: /^Drag/ })
    .map((handle) => handle.getAttribute('aria-label')?.slice(5));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = (server: FakeServer) => server.bodies(update).at(-1) as Partial<Project>;

test('each block says in a line what it is, and opens and shuts', async () => {
  const { user, container } = await open();
  expect(titles()).toEqual(['Picture 1', 'Text 2', 'Figures 3']);
  const picture = button(/^Picture 1 The quay/);
  expect(button(/^Figures 3 38 % · more orders/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(picture);
  expect(picture).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveValue('The quay');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(picture);
  expect(screen.queryByRole('textbox', { name: 'Caption' })).not.toBeInTheDocument();
});

test('blocks are moved, added, removed and sent in their order', async () => {
  const { user, save, server } = await open();
  await user.click(button('Move Figures 3 up'));
  expect(titles()).toEqual(['Picture 1', 'Figures 2', 'Text 3']);
  expect(screen.getByText('Figures 3 is 2 of 3')).toBeInTheDocument();
  expect(button('Move Figures 2 up')).toHaveFocus();
  await user.click(button(/^Text 3/));
  await user.click(button('Remove Text 3'));
  await user.click(button('Quote'));
  const added = within(screen.getByRole('group', { name: 'Quote 3' }));
  await user.type(added.getByRole('textbox', { name: 'Quote' }), 'They listen.');
  await save();
  await screen.findByText('Project updated successfully');
  expect(sent(server).blocks).toEqual([
    { type: 'picture', image: '/media/quay.webp', alt: '', caption: 'The quay' },
    { type: 'figures', figures: [{ value: '38 %', label: 'more orders' }] },
    { type: 'quote', text: 'They listen.', name: '', role: '', face: '' },
  ]);
});

test('a block is moved by the keys of its handle', async () => {
  await open();
  const handle = button('Drag Picture 1');
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  expect(await screen.findByText('Picture 1 is lifted, 1 of 3')).toBeInTheDocument();
  fireEvent.keyDown(document, { code: 'Escape' });
  expect(await screen.findByText('Picture 1 stays 1 of 3')).toBeInTheDocument();
});

test('a faulty block opens, and the summary leads to its field', async () => {
  const { user, save, server } = await open({ blocks: [] });
  await user.click(button('Text'));
  await user.click(button(/^Text 1/));
  await save();
  expect(await screen.findByText('Text is required')).toBeVisible();
  await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Gallery, number 1' }));
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveFocus();
  expect(server.bodies(update)).toEqual([]);
});

test('files dropped on the gallery become blocks in their order', async () => {
  const names = ['one.jpg', 'two.jpg', 'three.mp4'];
  const answers = names.map((name) => ({
    status: 201,
    body: testMedia({ name, url: `/media/${name}`, type: name.endsWith('mp4') ? 'video/mp4' : 'image/jpeg' }),
  }));
  const { save, server } = await open({ blocks: [] }, (fake) => fake.on('POST /media', ...answers));
  const files = names.map((name) => new File([name], name));
  fireEvent.drop(screen.getByText('Drop pictures and videos here'), {
    dataTransfer: { files, types: ['Files'] },
  });
  await waitFor(() => expect(titles()).toEqual(['Picture 1', 'Picture 2', 'Video 3']));
  await save();
  await screen.findByText('Project updated successfully');
  expect(sent(server).blocks).toMatchObject([
    { type: 'picture', image: '/media/one.jpg' },
    { type: 'picture', image: '/media/two.jpg' },
    { type: 'video', video: '/media/three.mp4' },
  ]);
});

test('a file dropped on a picture of a block goes there, and makes no further block', async () => {
  const { user } = await open(stored, (fake) =>
    fake.on('POST /media', { status: 201, body: testMedia({ url: '/media/new.jpg' }) }),
  );
  await user.click(button(/^Picture 1/));
  const address = screen.getByRole('textbox', { name: /^Picture URL/ });
  fireEvent.drop(address, { dataTransfer: { files: [new File(['x'], 'new.jpg')], types: ['Files'] } });
  await waitFor(() => expect(address).toHaveValue('/media/new.jpg'));
  expect(titles()).toHaveLength(3);
});

test('a document is no block', async () => {
  await open({ blocks: [] }, (fake) =>
    fake.on('POST /media', { status: 201, body: testMedia({ name: 'offer.pdf', type: 'application/pdf' }) }),
  );
  fireEvent.drop(screen.getByText('Drop pictures and videos here'), {
    dataTransfer: { files: [new File(['x'], 'offer.pdf')], types: ['Files'] },
  });
  expect(await screen.findByText('offer.pdf is neither picture nor video')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Gallery' })).not.toBeInTheDocument();
});

test('the GitHub link is asked for only while the code is public', async () => {
  const { user, save, server } = await open({});
  const flag = screen.getByRole('checkbox', { name: 'The code is public' });
  expect(flag).toBeChecked();
  await user.click(flag);
  expect(screen.queryByRole('textbox', { name: /GitHub Link/ })).not.toBeInTheDocument();
  await save();
  await screen.findByText('Project updated successfully');
  expect(sent(server)).toMatchObject({ codeIsPublic: false });
  expect(sent(server)).not.toHaveProperty('gitHubLink');
});

test('a group tells how much of it is filled, and opens when something in it is wrong', async () => {
  const { user, save } = await open({ client: 'Nordlicht' });
  const group = button(/^Case study: facts and story 1 of 9 filled/);
  expect(group).toHaveAttribute('aria-expanded', 'false');
  await user.click(group);
  await user.click(button(/Add Figure$/));
  await user.type(screen.getByRole('textbox', { name: /^Value/ }), '38 %');
  await user.type(screen.getByRole('textbox', { name: /^Label/ }), 'more orders');
  await user.click(group);
  expect(screen.queryByRole('textbox', { name: /^Value/ })).not.toBeInTheDocument();
  await save();
  expect(await screen.findByRole('textbox', { name: /^Value/ })).toBeVisible();
});
