import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { BackupContents } from 'content-api/backups';
import { kinds } from 'content-api/contract';
import { theme } from 'shared-ui';

const further: Record<string, string> = {
  media: 'Pictures and files',
  messages: 'Messages',
  accounts: 'Accounts',
};

/** Table of the number of records of each kind, now and after the restore. */
export function ContentsTable({ contents }: { contents: NonNullable<BackupContents['contents']> }) {
  const { counts, countsNow } = contents;
  const rows = Object.keys(countsNow)
    .map((name) => ({ name, now: countsNow[name] ?? 0, then: counts[name] ?? 0 }))
    .filter(({ now, then }) => now > 0 || then > 0);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">What there is</th>
          <th scope="col">Now</th>
          <th scope="col">Afterwards</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, then }) => (
          <tr key={name} data-changed={now === then ? undefined : ''}>
            <th scope="row">{wordOf(name)}</th>
            <td>{now}</td>
            <td>{then}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function wordOf(name: string): string {
  return kinds.find(({ plural }) => plural === name)?.words.many ?? further[name] ?? name;
}

const { colors, fontSizes, space } = theme;

const Table = styled.table(css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSizes.sm};
  th,
  td {
    padding: calc(${space[1]} / 2) 0;
    border-bottom: 1px solid ${colors.border};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  th {
    color: ${colors.textQuiet};
    font-weight: 400;
  }
  th:first-of-type {
    text-align: start;
  }
  [data-changed] td:last-child {
    color: ${colors.text};
    font-weight: 650;
  }
`);
