import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { look } from '../../../lib/look.ts';

/** The first project takes a row of its own, the others half of one. */
export const LedGrid = styled.div(css`
  display: grid;
  gap: 1.5rem;

  ${look.up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`);
