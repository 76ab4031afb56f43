import { Card } from '../card/card.tsx';
import { Skeleton } from './skeleton.tsx';

export function SkeletonExample() {
  return (
    <Card padded aria-hidden="true">
      <Skeleton height="10rem" />
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton />
      <Skeleton width="80%" />
    </Card>
  );
}
