import { CardGrid, Card, Skeleton, Stack } from 'shared-ui';

/** Cards in the shape of those to come. */
export function CardSkeletons({ label, hasPicture = false }: { label: string; hasPicture?: boolean }) {
  return (
    <CardGrid>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index}>
          {hasPicture && <Skeleton height="10rem" />}
          <Stack style={{ padding: '1.5rem' }}>
            <Skeleton width="70%" height="1.25rem" label={index === 0 ? label : undefined} />
            <Skeleton height="3rem" />
            <Skeleton width="50%" height="2.75rem" />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  );
}
