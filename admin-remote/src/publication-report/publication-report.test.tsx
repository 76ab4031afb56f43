import { screen, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import type { Receipt, Receipts } from 'content-api/contract';
import { testSettings } from '../testing/editorial.ts';
import { testId } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { PublicationReport } from './publication-report.tsx';

afterEach(forgetSession);

const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  at: '2026-11-20T08:00:00.000Z',
  path: '/projects/harbour',
  bytes: { html: 9_000, script: 98_000, style: 0, font: 24_000, picture: 40_000 },
  pictures: 3,
  withoutAlt: [],
  headings: [{ level: 1, text: 'Harbour Lane' }],
  headingFaults: [],
  deadLinks: [],
  ...changes,
});

function open(body: Receipts) {
  return renderScreen(<PublicationReport kind={project} id={testId(1)} />, {
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.on(`GET /records/project/${testId(1)}/receipt`, { status: 200, body });
    },
  });
}

test('a receipt says what the page weighs, and what got worse', async () => {
  const bytes = { ...receipt().bytes, picture: 140_000 };
  const deadLinks = ['/projects/none'];
  const { user } = await open({
    isExpected: true,
    receipt: receipt({ bytes, deadLinks }),
    before: receipt(),
  });
  const region = within(await screen.findByRole('region', { name: 'Weight and checks of the page' }));
  expect(region.getByText('Worse than before')).toBeVisible();
  await user.click(region.getByText('Weight and checks of the page'));
  expect(await region.findByText(/20 Nov 2026, 09:00 CET/)).toBeVisible();
  const lineOf = (term: string) => region.getByText(term).nextElementSibling;
  expect(lineOf('Page')).toHaveTextContent('271 kB100 kB more than before');
  expect(lineOf('Pictures')).toHaveTextContent('140 kB100 kB more than before');
  expect(lineOf('Script')).toHaveTextContent(/^98 kB$/);
  expect(lineOf('Dead links')).toHaveTextContent('11 more than before/projects/none');
  expect(region.queryByText('Styles')).toBeNull();
});

test('a first receipt is compared with nothing', async () => {
  await open({ isExpected: true, receipt: receipt(), before: null });
  const region = within(await screen.findByRole('region', { name: 'Weight and checks of the page' }));
  expect(region.getByText('171 kB in all')).toBeVisible();
  expect(region.queryByText('Worse than before')).toBeNull();
});

test('a page that is not measured yet says so', async () => {
  await open({ isExpected: true, receipt: null, before: null });
  expect(await screen.findByText('The page is being measured…')).toBeVisible();
});
