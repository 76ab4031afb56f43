import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';

/** A bar across its place. */
export const Progress = styled.progress(css`
  display: block;
  width: 100%;
  height: 6px;
  accent-color: ${theme.colors.primaryText};
`);
