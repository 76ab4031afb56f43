import { screen, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import { useFormContext } from 'react-hook-form';
import { lazyPage } from '../lib/lazy-page.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { listedProject } from '../testing/editorial.ts';
import type { RecordFieldProps } from './record-field.tsx';
import RecordForm from './record-form.tsx';
import type { RecordFormProps } from './record-form.tsx';
import { RecordsPage } from './records-page.tsx';

afterEach(forgetSession);

function Whisper({ name, field }: RecordFieldProps) {
  return <input aria-label={`${field.label}, whispered`} {...useFormContext().register(name)} />;
}

function OwnForm(props: RecordFormProps<typeof project>) {
  return <RecordForm {...props} controls={{ subtitle: Whisper }} />;
}

const form = lazyPage(() => Promise.resolve({ default: OwnForm }));

test('a kind may bring the line of its cards and a control of its form; the rest stays', async () => {
  const { user, server } = await renderScreen(
    <RecordsPage kind={project} form={form} metaOf={({ publishedYear }) => `From ${publishedYear}`} />,
    {
      prepare(fake) {
        fake.hold('project', listedProject('live'));
        fake.on(`GET /projects/${testId(1)}`, { status: 200, body: testProject() });
        fake.on(`PUT /projects/${testId(1)}`, { status: 200, body: testProject() });
      },
    },
  );
  const card = within(await screen.findByRole('article', { name: 'Harbour Lane' }));
  expect(card.getByText('From 2025')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Edit' }));
  const own = await screen.findByLabelText('Subtitle, whispered');
  expect(own).toHaveValue('A shop');
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Harbour Lane');
  await user.clear(own);
  await user.click(screen.getByRole('button', { name: 'Update Project' }));
  await screen.findByText('Project updated successfully');
  expect(server.bodies(`PUT /projects/${testId(1)}`)).toMatchObject([
    { subtitle: '', title: 'Harbour Lane' },
  ]);
});
