import styled from '@emotion/styled';
import { Spinner } from 'shared-ui';

/** Shown while the code of a page is on its way. */
export function PageLoading() {
  return (
    <Room>
      <Spinner label="Loading" />
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  min-height: 70dvh;
  place-items: center;
`;
