import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ProjectPage from '../../kinds/project/project-page.tsx';
import ServicePage from '../../kinds/service/service-page.tsx';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';

afterEach(forgetSession);
beforeAll(stubLayout);

test('an icon is drawn as what it is, and never as markup', async () => {
  const { user } = await renderScreen(<ServicePage />, {
    path: '/admin/services?edit=new',
    prepare: (server) => server.hold('service'),
  });
  const icon = await screen.findByLabelText(/^Icon/);
  const row = icon.parentElement;
  const write = async (text: string) => {
    await user.clear(icon);
    await user.paste(text);
  };
  await write('🧵');
  expect(row).toHaveTextContent('🧵');
  await write('M3 5h18v14H3z');
  expect(row?.querySelector('svg path')).toHaveAttribute('d', 'M3 5h18v14H3z');
  await write('/media/rann.webp');
  expect(row?.querySelector('img')).toHaveAttribute('src', '/media/rann.webp');
  await write('<img src=x onerror=alert(1)>');
  expect(row?.querySelector('img')).toBeNull();
});

test('an icon is chosen from a set by its name or another word, with the keyboard alone', async () => {
  const { user } = await renderScreen(<ServicePage />, {
    path: '/admin/services?edit=new',
    prepare: (server) => server.hold('service'),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose Icon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose an icon' }));
  const search = await dialog.findByRole('combobox');
  expect(dialog.getAllByRole('group')[0]).toHaveAccessibleName('Software and web');
  expect(dialog.getByRole('option', { name: 'Camera' })).toBeVisible();
  await user.type(search, 'wedding');
  expect(dialog.getAllByRole('option')).toEqual([dialog.getByRole('option', { name: 'Heart' })]);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog', { name: 'Choose an icon' })).toBeNull();
  const icon = screen.getByLabelText(/^Icon/);
  expect(icon).toHaveValue('icon:heart');
  await waitFor(() => expect(icon.parentElement?.querySelector('svg path')).toBeInTheDocument());
});

test('arrow keys go through the icons, also beyond the search', async () => {
  const { user } = await renderScreen(<ServicePage />, {
    path: '/admin/services?edit=new',
    prepare: (server) => server.hold('service'),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose Icon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose an icon' }));
  await user.click(await dialog.findByRole('combobox'));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  expect(screen.getByLabelText(/^Icon/)).toHaveValue('icon:terminal');
});

test('a picture that does not load gives way to a placeholder, until there is another address', async () => {
  const { user } = await renderScreen(<ProjectPage />, {
    path: '/admin/projects?edit=new',
    prepare: (server) => server.hold('project'),
  });
  const address = await screen.findByLabelText(/^Main Image URL/);
  await user.type(address, '/media/none.webp');
  const preview = () => screen.getByRole('img', { name: 'Preview of Main Image URL' });
  expect(preview()).toHaveAttribute('src', '/media/none.webp');
  fireEvent.error(preview());
  expect(preview().getAttribute('src')).not.toBe('/media/none.webp');
  await user.clear(address);
  await user.type(address, '/media/rann.webp');
  expect(preview()).toHaveAttribute('src', '/media/rann.webp');
});
