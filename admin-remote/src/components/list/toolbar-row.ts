import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaUp, theme } from 'shared-ui';

/** Search and choices of a list. Search has a row of its own until all fit into one; the choices share the room. */
export const ToolbarRow = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  > * {
    flex: 1 1 9rem;
    min-width: 0;
  }
  > :first-of-type {
    flex-basis: 100%;
  }
  ${mediaUp('page.lg')} {
    > * {
      flex: 0 1 auto;
    }
    > :first-of-type {
      flex: 1 1 16rem;
    }
  }
`);
