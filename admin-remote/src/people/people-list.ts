import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { RowList } from '../dashboard/row-list.ts';

/** Rows of people; on a phone the button of a row stands below it. */
export const PeopleList = styled(RowList)(css`
  li {
    flex-wrap: wrap;
  }
`);
