import styled from '@emotion/styled';
import { Skeleton, theme } from 'shared-ui';

/** Tiles in the shape of those to come. */
export function GridSkeleton({ label }: { label: string }) {
  return (
    <Root>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="12rem" label={index === 0 ? label : undefined} />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 40%), 1fr));
  gap: ${theme.space[2]};
`;
