import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaUp } from 'shared-ui';

/** Rows of 8 and 4 columns, of 5 and 7, and of all twelve. One that is left over takes a row. */
export const AlternatingGrid = styled.div(css`
  display: grid;
  gap: 1.5rem;

  ${mediaUp('page.sm')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > * {
      grid-column: span 6;
    }
    > :last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  ${mediaUp('page.lg')} {
    > :nth-of-type(5n + 1) {
      grid-column: span 8;
    }
    > :nth-of-type(5n + 2) {
      grid-column: span 4;
    }
    > :nth-of-type(5n + 3) {
      grid-column: span 5;
    }
    > :nth-of-type(5n + 4) {
      grid-column: span 7;
    }
    > :nth-of-type(5n),
    > :last-of-type:is(:nth-of-type(5n + 1), :nth-of-type(5n + 3)) {
      grid-column: 1 / -1;
    }
  }
`);
