import styled from '@emotion/styled';
import { moneyIn } from 'content-api/site-server';
import type { Price } from 'content-api/site-server';
import { Checkbox } from 'shared-ui';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';

interface PriceTableProps {
  price: Price;
  /** Options are shown as they were chosen. @default false */
  isFinal?: boolean;
  /** Id of the form by which options that are ticked are sent. */
  form?: string;
}

/** The lines of a price, and what they come to. */
export function PriceTable({ price, isFinal = false, form }: PriceTableProps) {
  const { text, language } = useTexts();
  const money = moneyIn(language, price.currency);
  return (
    <Table>
      <tbody>
        {price.lines.map((line, at) =>
          isFinal && !line.isChosen ? null : (
            <tr key={at}>
              <th scope="row">
                {line.isOptional && !isFinal ? (
                  <Checkbox
                    form={form}
                    name="option"
                    value={String(at)}
                    label={line.text}
                    defaultChecked={line.isChosen}
                  />
                ) : (
                  line.text
                )}
                {line.isOptional && <small>{text('pitch.option')}</small>}
              </th>
              <td>{money(line.amount)}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        {price.taxPercent !== '' && (
          <>
            <tr>
              <th scope="row">{text('pitch.net')}</th>
              <td>{money(price.net)}</td>
            </tr>
            <tr>
              <th scope="row">{text('pitch.tax', { percent: price.taxPercent })}</th>
              <td>{money(price.tax)}</td>
            </tr>
          </>
        )}
        <tr className="total">
          <th scope="row">{text('pitch.total')}</th>
          <td>{money(price.total)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 0.875rem 0;
    border-bottom: 1px solid ${look.line};
    vertical-align: baseline;
  }
  th {
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    padding-inline-start: 1rem;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${look.textSoft};
    font-size: 0.875rem;
  }
  label + small {
    padding-inline-start: 1.75rem;
  }
  tfoot :is(th, td) {
    padding-block: 0.5rem;
    border: 0;
    color: ${look.textSoft};
  }
  tfoot tr:first-of-type > * {
    padding-top: 1.25rem;
  }
  /* Whole where a sheet has the room; the sums are no foot of each sheet. */
  @media print {
    break-inside: avoid;
    tfoot {
      display: table-row-group;
      break-inside: avoid;
    }
  }
  .total > * {
    color: ${look.text};
    font-size: ${look.size.lead};
    font-weight: 600;
  }
`;
