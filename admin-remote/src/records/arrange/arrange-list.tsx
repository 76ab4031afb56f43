import type { Kind } from 'content-api/contract';
import { useMemo } from 'react';
import { Skeleton, Text } from 'shared-ui';
import { LoadFailure } from '../../components/load-failure.tsx';
import { SortableList } from '../../components/sortable/sortable-list.tsx';
import { ArrangeRow, titleOf } from './arrange-row.tsx';
import { useOrder } from './use-order.ts';

interface ArrangeListProps {
  kind: Kind;
}

/** The whole list of a kind, to be put into order. */
export default function ArrangeList({ kind }: ArrangeListProps) {
  const { records, loadError, reload, move } = useOrder(kind);
  const ids = useMemo(() => records?.map(({ _id }) => _id) ?? [], [records]);

  if (loadError) {
    return <LoadFailure failure={loadError} otherwise="Error fetching the order" onRetry={reload} />;
  }
  if (!records) return <Skeleton height="20rem" label="Loading the order" />;

  const many = kind.words.many.toLowerCase();
  return (
    <div style={{ maxWidth: '44rem' }}>
      <Text size="sm" tone="quiet" style={{ marginBottom: '1rem' }}>
        The site lists the {many} in this order. {kind.featured} Each move is saved at once.
      </Text>
      <SortableList
        label={`Order of ${many}`}
        noun="record"
        ids={ids}
        nameOf={(id) => {
          const record = records[ids.indexOf(id)];
          return record ? titleOf(record) : '';
        }}
        onMove={move}
      >
        {records.map((record) => (
          <ArrangeRow key={record._id} record={record} />
        ))}
      </SortableList>
    </div>
  );
}
