import styled from '@emotion/styled';

export const Main = styled.main`
  min-height: 80dvh;
  overflow-x: clip;

  &:focus {
    outline: none;
  }
`;
