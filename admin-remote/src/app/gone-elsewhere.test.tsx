import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import MediaPage from '../media/media-page.tsx';
import { saveButton } from '../testing/form-controls.ts';
import { mediaPage, testMedia, testMediaDetail } from '../testing/media.ts';
import { findButton, presses } from '../testing/press-cases.tsx';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';

afterEach(forgetSession);

const gone = { status: 404, body: { success: false, message: 'It is not there any more' } };
const onRecords = presses.filter(({ call }) => !call.endsWith('logout-all') && !call.endsWith('erase'));

test.each(onRecords.map((press) => [press.name, press] as const))(
  '%s that somebody else has removed: it is said',
  async (_, press) => {
    const { button } = await findButton(press, gone);
    fireEvent.click(button);
    expect(await screen.findByText('It is not there any more')).toBeVisible();
  },
);

test('a file that somebody else deleted while it is described: it is said, and the words are kept', async () => {
  const patch = `PATCH /media/${testMedia()._id}`;
  const { server } = await renderScreen(<MediaPage />, {
    path: `/admin/media?edit=${testMedia()._id}`,
    prepare(fake) {
      fake.on('GET /media', mediaPage(testMedia()));
      fake.on(`GET /media/${testMedia()._id}`, { status: 200, body: testMediaDetail() });
      fake.on(patch, gone);
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'harbour.jpg' }));
  fireEvent.change(dialog.getByLabelText('Alt text'), { target: { value: 'A quay' } });
  fireEvent.click(saveButton());
  fireEvent.click(saveButton());
  expect(await screen.findByText('It is not there any more')).toBeVisible();
  expect(dialog.getByLabelText('Alt text')).toHaveValue('A quay');
  expect(server.bodies(patch)).toHaveLength(1);
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
});
