import type { ReleaseReport } from 'content-api/contract';
import { StatusBanner } from 'shared-ui';
import { useDates } from '../lib/use-dates.ts';
import { useReleaseReports } from './use-release-reports.ts';

/** Why a release did not start, by the code of the report; anybody may send one, so its own words are not shown. */
const reasons: Record<string, string> = {
  'pointer-unreachable': 'The server of the dashboard could not be reached.',
  'pointer-invalid': 'The server of the dashboard gave an answer that could not be used.',
  'release-altered': 'Its files were missing or altered.',
  'release-incompatible': 'It does not fit the release of the website.',
  'host-script-missing': 'A script of the website could not be loaded.',
  'remote-failed': 'A file was missing, too slow or altered.',
  render: 'It failed while it was starting.',
};

/** Tells once of releases of the dashboard that did not start in somebody’s browser. */
export function ReleaseReports() {
  const dates = useDates();
  return useReleaseReports().map((report) => (
    <StatusBanner key={report._id} tone="warning" style={{ marginBottom: '1.5rem' }}>
      {sentenceOf(report)} {reasons[report.code] ?? ''}{' '}
      <small>
        Reported {report.count === 1 ? 'once' : `${report.count} times`}, last on{' '}
        <time dateTime={report.lastAt}>{dates.day(report.lastAt)}</time>.
      </small>
    </StatusBanner>
  ));
}

function sentenceOf({ release, fallback }: ReleaseReport): string {
  const what = release
    ? `Release ${release} of the dashboard did not start`
    : 'It was not known which release of the dashboard is live';
  return fallback ? `${what}; ${fallback} ran instead.` : `${what}, and no other could run.`;
}
