import { screen, within } from '@testing-library/react';
import { project } from 'content-api/contract';
import type { Doctor } from 'content-api/contract';
import { axeFindings } from 'shared-ui/testing';
import { RecordsPage } from '../records/records-page.tsx';
import { listedProject, projectView, testSettings } from '../testing/editorial.ts';
import { testId, testProject } from '../testing/records.ts';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import ContentChecksPage from './content-checks-page.tsx';

afterEach(forgetSession);

const report: Doctor = {
  findings: [
    {
      check: 'dead-link',
      kind: 'project',
      record: testId(1),
      title: 'Harbour Lane',
      field: 'officialWebsiteLink',
      label: 'Website Link',
      state: 'live',
      subject: 'https://gone.example/',
      message: 'The other site answers with 404.',
    },
    {
      check: 'thin-description',
      kind: 'founders',
      record: testId(2),
      title: 'Our founders',
      field: 'founders.0.bio',
      label: 'Founders, number 1: Bio',
      state: 'draft',
      subject: '',
      message: 'Nothing is written.',
    },
  ],
  links: { checkedAt: '2026-11-20T08:00:00.000Z', isChecking: false, isCutOff: false, unchecked: 2 },
};

function open(body: Doctor) {
  return renderScreen(
    <main>
      <ContentChecksPage />
    </main>,
    {
      path: '/admin/doctor',
      prepare(server) {
        server.on('GET /settings', testSettings);
        server.on('GET /doctor', { status: 200, body });
        server.on('POST /doctor/links', { status: 202, body: { success: true, message: '' } });
      },
    },
  );
}

test('each finding says what is wrong and leads to its field', async () => {
  const { user, server } = await open(report);
  const links = within(await screen.findByRole('region', { name: 'Dead links (1)' }));
  expect(links.getByText('The other site answers with 404.')).toBeVisible();
  expect(links.getByText('Project · Website Link')).toBeVisible();
  expect(links.getByRole('link', { name: 'Harbour Lane' })).toHaveAttribute(
    'href',
    `/admin/projects?edit=${testId(1)}&field=officialWebsiteLink`,
  );
  const thin = within(screen.getByRole('region', { name: 'Thin descriptions (1)' }));
  expect(thin.getByRole('link')).toHaveAttribute('href', '/admin/about?field=founders.0.bio');
  expect(thin.getByText('Draft')).toBeVisible();
  expect(await screen.findByText('20 Nov 2026, 09:00 CET')).toBeVisible();
  expect(screen.getByText(/, 2 were added since/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check links now' }));
  expect(server.bodies('POST /doctor/links')).toHaveLength(1);
});

test('a sound site says so', async () => {
  await open({ findings: [], links: { checkedAt: null, isChecking: false, isCutOff: false, unchecked: 0 } });
  expect(await screen.findByRole('heading', { name: 'Nothing was found' })).toBeVisible();
  expect(screen.getByText(/not checked yet/)).toBeVisible();
});

test.each([
  ['officialWebsiteLink', /^Website Link/],
  // Within a group of fields that is shut at first.
  ['client', 'Client'],
  ['blocks.0.alt', 'Alt text'],
])('the form opens with the focus on %s', async (field, label) => {
  const whole = testProject({ blocks: [{ type: 'picture', image: '/media/a.png', alt: '', caption: '' }] });
  const { user } = await renderScreen(<RecordsPage kind={project} />, {
    path: `/admin/projects?edit=${testId(1)}&field=${field}`,
    prepare(server) {
      server.on('GET /settings', testSettings);
      server.hold('project', listedProject('live'));
      server.on(`GET /projects/${testId(1)}`, { status: 200, body: whole });
      server.on(`GET /records/project/${testId(1)}`, { status: 200, body: projectView({ live: whole }) });
    },
  });
  expect(await screen.findByLabelText(label)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(window.location.search).toBe('');
});
