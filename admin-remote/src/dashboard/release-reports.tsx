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
  const { reports, published } = useReleaseReports();
  return joined(reports, published).map(({ text, _id, count, lastAt }) => (
    <StatusBanner key={_id} tone="warning" style={{ marginBottom: '1.5rem' }}>
      {text}{' '}
      <small>
        Reported {count === 1 ? 'once' : `${count} times`}, last on{' '}
        <time dateTime={lastAt}>{dates.day(lastAt)}</time>.
      </small>
    </StatusBanner>
  ));
}

/** One for each text, so that made-up names and codes do not fill the screen. */
function joined(reports: readonly ReleaseReport[], published: ReadonlySet<string>) {
  const texts = new Map<string, Pick<ReleaseReport, '_id' | 'count' | 'lastAt'> & { text: string }>();
  for (const { _id, count, lastAt, ...report } of reports) {
    const text = `${sentenceOf(report, published)} ${reasons[report.code] ?? ''}`.trim();
    const same = texts.get(text);
    if (same) same.count += count;
    else texts.set(text, { text, _id, count, lastAt });
  }
  return [...texts.values()];
}

type Named = Pick<ReleaseReport, 'release' | 'fallback'>;

function sentenceOf({ release, fallback }: Named, published: ReadonlySet<string>): string {
  const name = (id: string, before: string, otherwise: string) =>
    published.has(id) ? `${before}${id}` : otherwise;
  const what = release
    ? `${name(release, 'Release ', 'A release')} of the dashboard did not start`
    : 'It was not known which release of the dashboard is live';
  return fallback
    ? `${what}; ${name(fallback, '', 'another one')} ran instead.`
    : `${what}, and no other could run.`;
}
