import { screen, waitFor } from '@testing-library/react';
import { defineKind } from 'content-api/contract';
import RecordForm from '../records/record-form.tsx';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';

jest.mock('./visual/visual-editor.tsx', () => {
  throw new Error('Loading chunk visual-editor failed.');
});

afterEach(forgetSession);

test('without the code of the editor the text is written as it is', async () => {
  const kind = defineKind({
    name: 'talk',
    plural: 'talks',
    path: '/api/talks',
    words: { one: 'Talk', many: 'Talks', screen: 'Talks', menu: 'Talks' },
    fields: {
      title: { type: 'line', label: 'Title', max: 100 },
      format: { type: 'choice', label: 'Format', options: ['plain', 'markdown'] },
      script: { type: 'prose', label: 'Script', max: 200, markdown: true },
    },
    titleField: 'title',
  });
  const { user, server } = await renderScreen(<RecordForm kind={kind} id="new" onClose={() => undefined} />, {
    prepare: (fake) => fake.on('POST /talks', { status: 201, body: { title: '', format: '', script: '' } }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Script' }), 'Warp');
  await screen.findByText(/^The editor could not be loaded/);
  expect(screen.getByRole('textbox', { name: 'Script' })).toHaveFocus();
  await user.keyboard(' *and* weft');
  await user.click(screen.getByRole('button', { name: 'Create Talk' }));
  await waitFor(() =>
    expect(server.bodies('POST /talks')).toMatchObject([{ format: 'markdown', script: 'Warp *and* weft' }]),
  );
});
