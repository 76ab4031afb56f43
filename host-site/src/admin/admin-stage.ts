import styled from '@emotion/styled';

/** The whole window, with one thing in its middle. */
export const AdminStage = styled.main`
  display: grid;
  min-height: 100dvh;
  place-items: center;
  padding: 1.5rem;
`;
