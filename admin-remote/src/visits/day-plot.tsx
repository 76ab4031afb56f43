import styled from '@emotion/styled';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { Text, theme } from 'shared-ui';
import type { Day } from './fill-days.ts';

const { colors, fontSizes, space } = theme;
const shortDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'medium' });
const tick = { fill: colors.textQuiet, fontSize: 12 };

/** Visitors by day as bars. With the focus in it, arrow keys go from day to day; the table below says the same. */
export function DayPlot({ days }: { days: readonly Day[] }) {
  return (
    <Root>
      <BarChart
        responsive
        data={days}
        style={{ width: '100%', height: '16rem' }}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        title="Visitors by day"
        desc="Use the arrow keys to go from day to day. The table after the plot holds the same numbers."
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke={colors.border} />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => shortDay.format(Date.parse(day))}
          minTickGap={32}
          tick={tick}
          tickLine={false}
        />
        <YAxis allowDecimals={false} width={36} tick={tick} tickLine={false} axisLine={false} />
        <Tooltip
          cursor={{ fill: colors.hover }}
          contentStyle={{ background: colors.surface, border: `1px solid ${colors.border}`, borderRadius: 8 }}
          labelStyle={{ color: colors.text }}
          itemStyle={{ color: colors.textSoft }}
          labelFormatter={(day) => (typeof day === 'string' ? longDay.format(Date.parse(day)) : '')}
        />
        <Bar
          dataKey="visits"
          name="Visitors"
          fill={colors.primary}
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
      <details>
        <summary>Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Visitors</th>
              <th scope="col">Messages</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits, contacts }) => (
              <tr key={day}>
                <th scope="row">{longDay.format(Date.parse(day))}</th>
                <td>{visits}</td>
                <td>{contacts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Text size="sm" tone="quiet">
        Somebody who comes on two days counts twice. Nobody is followed from one day to the next.
      </Text>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  summary {
    min-height: ${theme.targetSize};
    align-content: center;
    color: ${colors.textSoft};
    cursor: pointer;
    font-size: ${fontSizes.sm};
  }
  table {
    width: 100%;
    max-width: 30rem;
    border-collapse: collapse;
    font-size: ${fontSizes.sm};
  }
  th,
  td {
    padding: 0.375rem 0;
    border-bottom: 1px solid ${colors.border};
    color: ${colors.textSoft};
    font-weight: 400;
    text-align: left;
  }
  td {
    font-variant-numeric: tabular-nums;
  }
`;
