import styled from '@emotion/styled';

/** The line below a list that leads to all of it. */
export const MoreLine = styled.p`
  margin-top: 2rem;
  text-align: center;
`;
