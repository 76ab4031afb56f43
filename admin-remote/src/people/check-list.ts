import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from 'shared-ui';
import { FieldSet } from '../components/field-set.ts';

const { fontSizes, space } = theme;

/** Boxes to tick in columns, each with words below it, under one legend. */
export const CheckList = styled(FieldSet)(css`
  display: grid;
  gap: ${space[1]};
  legend {
    padding: 0 0 ${space[1]};
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  p {
    padding-inline-start: 1.75rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: ${space[1]} ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul:has(p) {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  }
`);
