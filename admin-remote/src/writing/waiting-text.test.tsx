import { fireEvent, screen, waitFor } from '@testing-library/react';
import { defineKind } from 'content-api/contract';
import RecordForm from '../records/record-form.tsx';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { stubLayout } from '../testing/stub-layout.ts';

beforeAll(stubLayout);
afterEach(forgetSession);

const stamps = { createdAt: '2026-10-01T09:00:00.000Z', updatedAt: '2026-10-02T09:00:00.000Z' };

const kind = defineKind({
  name: 'talk',
  plural: 'talks',
  path: '/api/talks',
  words: { one: 'Talk', many: 'Talks', screen: 'Talks', menu: 'Talks' },
  fields: {
    title: { type: 'line', label: 'Title', max: 100 },
    format: { type: 'choice', label: 'Format', options: ['plain', 'markdown'], kept: true, omitEmpty: true },
    script: { type: 'prose', label: 'Script', max: 2000, markdown: true },
  },
  titleField: 'title',
});

async function open(script: string) {
  const record = {
    _id: testId(1),
    title: 'On looms',
    script,
    format: 'markdown',
    ...stamps,
  };
  const view = await renderScreen(<RecordForm kind={kind} id={testId(1)} onClose={() => undefined} />, {
    prepare(server) {
      server.on(`GET /talks/${testId(1)}`, { status: 200, body: record });
      server.on(`PUT /talks/${testId(1)}`, { status: 200, body: record });
    },
  });
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
  expect(area).toBeInstanceOf(HTMLTextAreaElement);
  return { ...view, area };
}

/** The editor, which has the focus as soon as it is there. */
const editor = () =>
  waitFor(() => {
    const text = screen.getByRole('textbox', { name: 'Script' });
    expect(text).not.toBeInstanceOf(HTMLTextAreaElement);
    expect(text).toHaveFocus();
    return text;
  });

const write = (text: HTMLElement, typed: string) =>
  fireEvent.paste(text, {
    clipboardData: {
      files: [],
      types: ['text/plain'],
      getData: (type: string) => (type === 'text/plain' ? typed : ''),
    },
  });

test('what is typed while the editor comes is in it, and the cursor goes on after it', async () => {
  const { area } = await open('Warp');
  area.focus();
  fireEvent.change(area, { target: { value: 'Warp and **weft** ' } });
  area.setSelectionRange(18, 18);
  const text = await editor();
  expect(text.querySelector('strong')).toHaveTextContent('weft');
  write(text, 'go on');
  expect(text).toHaveTextContent('Warp and weft go on');
});
