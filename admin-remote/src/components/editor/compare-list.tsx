import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaUp, theme } from 'shared-ui';
import { valueText } from './value-text.ts';

interface CompareListProps {
  leftTitle: string;
  rightTitle: string;
  rows: readonly { label: string; left: unknown; right: unknown }[];
}

/** Two versions of some fields, side by side. */
export function CompareList({ leftTitle, rightTitle, rows }: CompareListProps) {
  return (
    <Root>
      {rows.map(({ label, left, right }) => (
        <section key={label} aria-label={label}>
          <p className="label">{label}</p>
          <div>
            <Version title={leftTitle} value={left} />
            <Version title={rightTitle} value={right} />
          </div>
        </section>
      ))}
    </Root>
  );
}

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <pre role="region" tabIndex={0} aria-label={title}>
        {valueText(value)}
      </pre>
    </figure>
  );
}

const { colors, fonts, fontSizes, radii, space } = theme;

const Root = styled.div(css`
  section + section {
    margin-top: ${space[2]};
  }
  .label {
    margin-bottom: ${space[1]};
    font-size: ${fontSizes.sm};
  }
  section > div {
    display: grid;
    gap: ${space[1]};
    ${mediaUp('page.xs')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  figure {
    min-width: 0;
  }
  figcaption {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  pre {
    max-height: 10rem;
    margin: 0;
    padding: ${space[1]};
    overflow: auto;
    border: 1px solid ${colors.border};
    border-radius: ${radii.sm};
    background: ${colors.background};
    color: ${colors.text};
    font: 400 ${fontSizes.sm} / 1.5 ${fonts.text};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`);
