import type { Installation } from 'content-api/installation';
import { Text } from 'shared-ui';
import { Panel } from '../components/panel.tsx';
import { useDates } from '../lib/use-dates.ts';

/** Panel with the changes of the last versions. */
export function ChangesPanel({ changes }: Pick<Installation, 'changes'>) {
  const dates = useDates();
  return (
    <Panel title="What is new">
      {changes.length === 0 && <Text tone="quiet">This copy carries no list of changes.</Text>}
      {changes.map(({ version, day, lines }) => (
        <details key={version + day}>
          <summary>
            Version {version}, {dates.day(`${day}T12:00:00.000Z`)}
          </summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line.charAt(0).toUpperCase() + line.slice(1)}</li>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  );
}
