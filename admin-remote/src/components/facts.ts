import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';

const { colors, space } = theme;

/** Names and values, side by side where there is room. */
export const Facts = styled.dl(css`
  display: grid;
  grid-template-columns: fit-content(12rem) minmax(0, 1fr);
  gap: ${space[1]} ${space[2]};
  margin: 0;
  dt {
    color: ${colors.textQuiet};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`);
