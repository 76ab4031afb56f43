import { Skeleton, Stack } from 'shared-ui';

/** Rows in the shape of those to come. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <Stack gap={1}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="3rem" label={index === 0 ? label : undefined} />
      ))}
    </Stack>
  );
}
