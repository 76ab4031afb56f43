import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { mediaUp, theme, VisuallyHidden } from 'shared-ui';
import { dayText } from '../lib/days.ts';
import { monthText, weeksOf } from './month.ts';
import type { Month } from './month.ts';

interface MonthGridProps {
  month: Month;
  today: string;
  /** Renders the entries of a day, given as `2026-11-23`. */
  entriesOf: (day: string) => ReactNode;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The weeks of a month as a table; for windows with room for seven columns. */
export function MonthGrid({ month, today, entriesOf }: MonthGridProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">{monthText(month)}</VisuallyHidden>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-other={!day.startsWith(month) || undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                <time dateTime={day} aria-label={dayText(day)}>
                  {Number(day.slice(8))}
                </time>
                {entriesOf(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const { colors, fontSizes, radii, space } = theme;

const Table = styled.table(css`
  display: none;
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${mediaUp('page.md')} {
    display: table;
  }
  th {
    padding: ${space[1]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-weight: 550;
    text-align: left;
  }
  td {
    height: 6.5rem;
    padding: 0.375rem;
    border: 1px solid ${colors.border};
    background: ${colors.surface};
    vertical-align: top;
  }
  td[data-other] {
    background: none;
  }
  td > time {
    display: inline-grid;
    min-width: 1.75rem;
    height: 1.75rem;
    place-items: center;
    border-radius: ${radii.pill};
    color: ${colors.textSoft};
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
  td[data-other] > time {
    color: ${colors.textQuiet};
  }
  td[aria-current] > time {
    background: ${colors.primary};
    color: ${colors.onFill};
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: 0.25rem;
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }
`);
