import { screen, waitFor } from '@testing-library/react';
import { forgetSession, renderScreen } from '../testing/render-console.tsx';
import { testId } from '../testing/records.ts';
import { ReleaseReports } from './release-reports.tsx';

const { fetch } = globalThis;
/** Release ids that the console's origin has, and what it was asked for. */
let published: string[];
let asked: string[];

beforeEach(() => {
  published = [report.release, report.fallback];
  asked = [];
  // As the bundler sets it for a release.
  Object.assign(globalThis, { __webpack_public_path__: 'https://admin.test/releases/1.3.0-0000000000/' });
  globalThis.fetch = jest.fn((input: URL | RequestInfo) => {
    const address = input instanceof URL ? input.href : '';
    asked.push(address);
    const ok = published.some((id) => address === `https://admin.test/releases/${id}/release.json`);
    return Promise.resolve({ ok } as Response);
  });
});
afterEach(() => {
  globalThis.fetch = fetch;
  forgetSession();
});

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

test('only releases that exist are named, and what then reads alike is one warning', async () => {
  published = [];
  await renderScreen(<ReleaseReports />, {
    prepare(fake) {
      const madeUp = [7, 6, 5].map((id) => ({ ...report, _id: testId(id), release: `6.6.${id}-0123456789` }));
      fake.on('GET /reports/admin-release', listed(...madeUp));
      fake.on('POST /reports/admin-release/seen', { status: 200, body: { success: true } });
    },
  });
  const banner = await screen.findByRole('status');
  expect(banner).toHaveTextContent('A release of the dashboard did not start; another one ran instead.');
  expect(banner).toHaveTextContent('Reported 9 times');
  expect(banner).not.toHaveTextContent(/6\.6\.|1\.1\.0/);
  expect(asked).toHaveLength(4);
});

test('an origin that does not answer confirms no name', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderScreen(<ReleaseReports />, {
    prepare(fake) {
      fake.on('GET /reports/admin-release', listed(report));
      fake.on('POST /reports/admin-release/seen', { status: 200, body: { success: true } });
    },
  });
  expect(await screen.findByText(/^A release of the dashboard did not start/)).toBeVisible();
});
