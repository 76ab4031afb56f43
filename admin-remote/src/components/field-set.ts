import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** A group of controls without the browser's own frame. */
export const FieldSet = styled.fieldset(css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`);
