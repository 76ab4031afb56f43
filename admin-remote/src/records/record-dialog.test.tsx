import { screen } from '@testing-library/react';
import { project } from 'content-api/contract';
import type { RecordView } from 'content-api/contract';
import { projectView } from '../testing/editorial.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import RecordForm from './record-form.tsx';

afterEach(forgetSession);

const publicCall = `GET /projects/${testId(1)}`;

function open(view: RecordView) {
  return renderScreen(<RecordForm kind={project} id={testId(1)} onClose={() => undefined} />, {
    prepare(server) {
      server.on(publicCall, { status: 404 });
      server.on(`GET /records/project/${testId(1)}`, { status: 200, body: view });
    },
  });
}

test('what is not public is not asked for by the public call', async () => {
  const { server } = await open(projectView({ draft: { title: 'Harbour' } }));
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Harbour');
  expect(server.calls.map(({ name }) => name)).not.toContain(publicCall);
});

test('what was taken down meanwhile opens with its values for editors', async () => {
  await open(projectView({ live: {}, draft: { title: 'Harbour' } }));
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Harbour');
});

test('the form of a record in the trash says that it is there', async () => {
  const view = projectView({ draft: {} });
  await open({ ...view, record: { ...view.record, state: 'trashed' } });
  expect(await screen.findByText(/^In the trash: restore it/)).toBeVisible();
});
