import { Card, CardGrid, Skeleton } from 'shared-ui';

interface CardSkeletonsProps {
  label: string;
  count: number;
}

/** Cards of the real shape, without content. */
export function CardSkeletons({ label, count }: CardSkeletonsProps) {
  return (
    <CardGrid role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} aria-hidden="true">
          <Skeleton height="14rem" />
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="80%" />
        </Card>
      ))}
    </CardGrid>
  );
}
