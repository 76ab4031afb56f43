import type { Installation } from 'content-api/installation';
import { Text } from 'shared-ui';
import { Panel } from '../components/panel.tsx';
import { WrappingRowList } from '../components/row-list.ts';
import { useDates } from '../lib/use-dates.ts';

/** Explanations of error codes of the operating system: what happened, and what to do about it. */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room on it.',
  EACCES: 'The program may not use a file or folder. Look whom the data folder belongs to.',
  EROFS: 'The disk can only be read.',
  EMFILE: 'Too many files are open at once.',
  ECONNREFUSED: 'A server that is needed does not answer.',
  ENOTFOUND: 'The name of a server is not known: look at its spelling, and at the network.',
  ETIMEDOUT: 'A server took too long to answer.',
  SQLITE_CORRUPT: 'The database is damaged. Restore the last backup.',
  SQLITE_FULL: 'The disk is full. Make room on it.',
};

/** The last failures in words. */
export function FaultsPanel({ faults }: Pick<Installation, 'faults'>) {
  const dates = useDates();
  return (
    <Panel title="Last errors">
      {faults.length === 0 ? (
        <Text tone="quiet">Nothing has failed since the start.</Text>
      ) : (
        <WrappingRowList role="list" aria-label="Last errors">
          {faults.map(({ words, code, lastAt, count }) => (
            <li key={`${words} ${code}`}>
              <div>
                <strong>{words.charAt(0).toUpperCase() + words.slice(1)}</strong>
                <p>
                  {code !== undefined && `${meanings[code] ?? `Code ${code}.`} `}
                  {count > 1 ? `${count} times, last ` : ''}
                  {dates.time(lastAt)}
                </p>
              </div>
            </li>
          ))}
        </WrappingRowList>
      )}
    </Panel>
  );
}
