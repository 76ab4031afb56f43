import { screen, waitFor } from '@testing-library/react';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { testId } from '../testing/records.ts';
import { ReleaseReports } from './release-reports.tsx';

afterEach(forgetSession);

const report = {
  _id: testId(7),
  release: '1.2.0-abcdef0-0123456789',
  code: 'render',
  fallback: '1.1.0-abcdef0-9876543210',
  count: 3,
  lastAt: '2026-11-20T08:00:00.000Z',
};
const listed = (...reports: object[]) => ({ status: 200, body: { reports } });

test('a release that did not start is told with what ran instead and why, and noted as seen', async () => {
  const { server } = await renderScreen(<ReleaseReports />, {
    prepare(fake) {
      fake.on(
        'GET /reports/admin-release',
        listed({ ...report }, { ...report, _id: testId(6), code: 'odd' }),
      );
      fake.on('POST /reports/admin-release/seen', { status: 200, body: { success: true } });
    },
  });
  const told = (await screen.findAllByRole('status')).map((banner) => banner.textContent);
  expect(told[0]).toContain(
    'Release 1.2.0-abcdef0-0123456789 of the dashboard did not start; 1.1.0-abcdef0-9876543210 ran instead.',
  );
  expect(told[0]).toContain('It failed while it was starting.');
  expect(told[0]).toContain('Reported 3 times');
  await waitFor(() =>
    expect(server.bodies('POST /reports/admin-release/seen')).toEqual([{ upTo: testId(7) }]),
  );
});

test('a release that nothing could replace is told too, and what is not known is not made up', async () => {
  await renderScreen(<ReleaseReports />, {
    prepare(fake) {
      const { release: _release, fallback: _fallback, ...unknown } = report;
      fake.on('GET /reports/admin-release', listed({ ...unknown, code: 'pointer-unreachable', count: 1 }));
      fake.on('POST /reports/admin-release/seen', { status: 500 });
    },
  });
  expect(
    await screen.findByText(
      /It was not known which release of the dashboard is live, and no other could run/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/Reported once/)).toBeVisible();
});

test('with nothing to tell, nothing stands there and nothing is noted', async () => {
  const { server } = await renderScreen(<ReleaseReports />, {
    prepare: (fake) => fake.on('GET /reports/admin-release', listed()),
  });
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('GET /reports/admin-release'));
  expect(screen.queryByText(/did not start/)).toBeNull();
  expect(server.bodies('POST /reports/admin-release/seen')).toEqual([]);
});
