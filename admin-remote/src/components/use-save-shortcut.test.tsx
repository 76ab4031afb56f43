import { createEvent, fireEvent, screen } from '@testing-library/react';
import ProjectPage from '../kinds/project/project-page.tsx';
import { listedProject } from '../testing/editorial.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';

afterEach(forgetSession);

test.each([
  ['Ctrl+S', { ctrlKey: true }],
  ['Cmd+S', { metaKey: true }],
])('%s saves, and the browser keeps its own dialog to itself', async (_name, keys) => {
  const { user, server } = await renderScreen(<ProjectPage />, {
    path: `/admin/projects?edit=${testId(1)}`,
    prepare(fake) {
      fake.hold('project', listedProject('live'));
      fake.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject() });
      fake.on(`PUT /projects/${testId(1)}`, { status: 200, body: testProject() });
    },
  });
  await user.type(await screen.findByLabelText(/^Title/), ' 2');
  const press = createEvent.keyDown(window, { key: 's', ...keys });
  fireEvent(window, press);
  expect(press.defaultPrevented).toBe(true);
  expect(await screen.findByText('Project updated successfully')).toBeVisible();
  expect(server.bodies(`PUT /projects/${testId(1)}`)).toMatchObject([{ title: 'Harbour Lane 2' }]);
});
