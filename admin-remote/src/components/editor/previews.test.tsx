import { fireEvent, screen } from '@testing-library/react';
import ProjectPage from '../../kinds/project/project-page.tsx';
import ServicePage from '../../kinds/service/service-page.tsx';
import { forgetSession, renderScreen } from '../../testing/render-console.tsx';

afterEach(forgetSession);

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
