import { Heading, Icon, Section } from 'shared-ui';
import { icons } from '../components/icons.ts';
import { useDates } from '../lib/use-dates.ts';
import { RowList } from '../components/row-list.ts';
import { usePolicyReports } from './use-policy-reports.ts';

const maxRows = 5;

/** Violations of the pages' policy in visitors' browsers. Renders nothing when there are none. */
export function PolicyReports() {
  const dates = useDates();
  const reports = usePolicyReports();
  if (reports.length === 0) return null;
  return (
    <Section aria-labelledby="policy-reports" style={{ paddingBlock: '0 2rem' }}>
      <Heading level={2} size="h4" id="policy-reports" style={{ marginBottom: '0.5rem' }}>
        Blocked on the website
      </Heading>
      <p>Pages refused to load or run this. Often it is an extension of a visitor’s browser.</p>
      <RowList role="list" style={{ marginTop: '1rem' }}>
        {reports.slice(0, maxRows).map(({ blocked, directive, page, count, lastAt }) => (
          <li key={`${blocked} ${directive} ${page}`}>
            <span className="sign">
              <Icon name={icons.shield} />
            </span>
            <div>
              <strong>{blocked}</strong>
              <p>
                {directive} on {page} · {count === 1 ? 'once' : `${count} times`}, last on{' '}
                <time dateTime={lastAt}>{dates.day(lastAt)}</time>
              </p>
            </div>
          </li>
        ))}
      </RowList>
    </Section>
  );
}
