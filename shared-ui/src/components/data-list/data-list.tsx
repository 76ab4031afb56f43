import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { mediaUp } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface DataListProps extends ComponentProps<'dl'> {
  items: readonly { term: ReactNode; details: ReactNode }[];
}

/** Terms and what they stand for. */
export function DataList({ items, ...rest }: DataListProps) {
  return (
    <Root {...rest}>
      {items.map(({ term, details }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </Root>
  );
}

const { colors, space, fontSizes } = theme;

const Root = styled.dl(css`
  > div {
    padding-block: ${space[1]};
    border-bottom: 1px solid ${colors.border};
  }
  dt {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  dd {
    color: ${colors.text};
    overflow-wrap: anywhere;
  }
  ${mediaUp('page.xs')} {
    > div {
      display: grid;
      grid-template-columns: minmax(6rem, 1fr) 2fr;
      gap: ${space[2]};
      align-items: baseline;
    }
  }
`);
