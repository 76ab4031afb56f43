import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaUp, theme } from 'shared-ui';

const { colors, fontSizes, space } = theme;

/** The main actions of a long form, at the bottom of the window. */
export const ActionBar = styled.div(css`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  margin: ${space[3]} -${space[2]} 0;
  padding: ${space[1]} ${space[2]};
  border-top: 1px solid ${colors.border};
  background: ${colors.background};
  > p {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.sm};
  }
  ${mediaUp('page.lg')} {
    margin-inline: -${space[4]};
    padding: ${space[2]} ${space[4]};
  }
`);
