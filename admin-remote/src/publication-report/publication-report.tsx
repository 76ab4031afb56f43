import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { Kind, Receipt } from 'content-api/contract';
import { useId } from 'react';
import { Badge, theme } from 'shared-ui';
import { Moment } from '../components/moment.tsx';
import { useApi } from '../lib/api-context.ts';
import { publicationReportQuery } from './report-query.ts';
import { reportLines } from './report-lines.ts';

/** The page of a public record as it was published: its size and faults, and what got worse. Nothing for what has no page. */
export function PublicationReport({ kind, id }: { kind: Kind; id: string }) {
  const titleId = useId();
  const { data } = useQuery({
    ...publicationReportQuery(useApi(), kind, id),
    enabled: (kind.page ?? kind.address) !== undefined,
  });
  if (!data?.isExpected) return null;
  const lines = data.receipt ? reportLines(data.receipt, data.before) : [];
  const worse = lines.filter((line) => line.worse !== undefined).length;
  return (
    <Root aria-labelledby={titleId}>
      <details>
        <summary>
          <span id={titleId}>Weight and checks of the page</span>
          {!data.receipt && <small>The page is being measured…</small>}
          {data.receipt && worse === 0 && <small>{lines[0]?.value} in all</small>}
          {worse > 0 && <Badge tone="warning">Worse than before</Badge>}
        </summary>
        {data.receipt && <Lines receipt={data.receipt} lines={lines} />}
      </details>
    </Root>
  );
}

function Lines({ receipt, lines }: { receipt: Receipt; lines: ReturnType<typeof reportLines> }) {
  return (
    <>
      <p>
        Measured on <Moment at={receipt.at} />, from the finished page <code>{receipt.path}</code>.
      </p>
      <dl>
        {lines.map(({ label, value, worse, details = [] }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {worse && <strong>{worse}</strong>}
              {details.map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const { colors, fontSizes, radii, space, targetSize } = theme;

const Root = styled.section(css`
  min-width: 0;
  border: 1px solid ${colors.border};
  border-radius: ${radii.md};
  font-size: ${fontSizes.sm};
  summary {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    align-items: center;
    min-height: ${targetSize};
    padding: 0 ${space[2]};
    color: ${colors.text};
    font-weight: 600;
    cursor: pointer;
  }
  summary > small {
    margin-left: auto;
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  p,
  dl {
    margin: 0;
    padding: 0 ${space[2]} ${space[2]};
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
    overflow-wrap: anywhere;
  }
  dl > div {
    display: flex;
    gap: ${space[2]};
    padding: 0.25rem 0;
  }
  dl > div + div {
    border-top: 1px solid ${colors.border};
  }
  dt {
    flex: none;
    width: 10rem;
    color: ${colors.textSoft};
  }
  dd {
    min-width: 0;
    margin: 0;
    color: ${colors.text};
    font-variant-numeric: tabular-nums;
  }
  dd > strong {
    margin-left: ${space[1]};
    color: ${colors.warningText};
    font-weight: 550;
  }
  dd > small {
    display: block;
    color: ${colors.textQuiet};
    font-size: inherit;
    overflow-wrap: anywhere;
  }
`);
