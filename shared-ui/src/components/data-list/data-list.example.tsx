import { DataList } from './data-list.tsx';

export function DataListExample() {
  return (
    <DataList
      items={[
        { term: 'Name', details: 'Ada Lovelace' },
        { term: 'Subject', details: 'A site for a workshop' },
        { term: 'Received', details: '21 November 2026' },
      ]}
    />
  );
}
