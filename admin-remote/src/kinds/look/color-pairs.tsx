import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ColorCheck, ColorPair } from 'content-api/look';
import { theme } from 'shared-ui';

interface ColorPairsProps {
  /** Name of the colour. */
  label: string;
  check: ColorCheck;
}

/** The contrast of a colour with every colour that it meets on the pages. */
export function ColorPairs({ label, check: { pairs, passes } }: ColorPairsProps) {
  return (
    <List aria-label={`${label} on the pages`} data-passes={passes}>
      {pairs.map((pair) => (
        <li key={pair.where} data-passes={pair.passes}>
          <span className="sample" aria-hidden="true" style={{ color: pair.color, background: pair.behind }}>
            Aa
          </span>
          <span>{pair.where}</span>
          <span className="ratio">{verdictOf(pair)}</span>
        </li>
      ))}
    </List>
  );
}

function verdictOf({ ratio, needed, passes }: ColorPair): string {
  // Cut off, not rounded: 4.49 is not enough.
  const rounded = (Math.floor(ratio * 10) / 10).toFixed(1);
  return passes ? `${rounded} : 1` : `${rounded} : 1, needs ${needed} : 1`;
}

const { colors, fontSizes, radii, space } = theme;

const List = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0.375rem ${space[2]};
  width: 100%;
  font-size: ${fontSizes.xs};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[1]};
    align-items: center;
  }
  .sample {
    padding: 0.125rem 0.5rem;
    border: 1px solid ${colors.border};
    border-radius: ${radii.sm};
    font-weight: 600;
  }
  .ratio {
    color: ${colors.textQuiet};
    font-variant-numeric: tabular-nums;
  }
  [data-passes='false'] .ratio {
    color: ${colors.warningText};
    font-weight: 600;
  }
`);
