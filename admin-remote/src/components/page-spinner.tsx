import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Spinner } from 'shared-ui';

/** A spinner in the middle of where a page will be. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <Stage>
      <Spinner label={label} />
    </Stage>
  );
}

const Stage = styled.div(css`
  display: grid;
  min-height: 60dvh;
  place-items: center;
`);
