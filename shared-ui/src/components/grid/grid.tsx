import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ownProps } from '../../lib/own-props.ts';
import { mediaDown, mediaUp } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface OwnProps {
  /** Columns where there is room; fewer on the way down to one, four down to two. @default 3 */
  columns?: 2 | 3 | 4;
}

const base = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const two = 'grid-template-columns:repeat(2,minmax(0,1fr));';

const columnRules = {
  2: css`
    ${mediaUp('page.md')} {
      ${two}
    }
  `,
  3: css`
    ${mediaUp('page.sm')} {
      ${two}
    }
    ${mediaUp('page.lg')} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
  4: css`
    ${two}
    ${mediaDown('page.xs')} {
      gap: ${theme.space[2]};
    }
    ${mediaUp('page.lg')} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
};

/** Three, then two, then one column (specification, section 1.2). */
export const Grid = styled('div', ownProps('columns'))<OwnProps>(
  base,
  ({ columns = 3 }) => columnRules[columns],
);
