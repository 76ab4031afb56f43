import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tagLook } from './tag-look.ts';

/** A keyword. */
export const Tag = styled.span(css`
  display: inline-block;
  ${tagLook}
`);
