import styled from '@emotion/styled';
import { Card, CardGrid, Skeleton, VisuallyHidden } from 'shared-ui';

interface CardSkeletonsProps {
  label: string;
  count: number;
}

/** Cards of the real shape, without content. */
export function CardSkeletons({ label, count }: CardSkeletonsProps) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <Shape key={index} aria-hidden="true">
            <Skeleton className="picture" height="auto" />
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="85%" />
            <Skeleton width="70%" />
          </Shape>
        ))}
      </CardGrid>
    </>
  );
}

const Shape = styled(Card)`
  gap: 1rem;
  padding-bottom: 4rem;

  > :not(.picture) {
    margin: 0 1.5rem;
  }
  .picture {
    aspect-ratio: 8 / 5;
    border-radius: 0;
  }
`;
