import { useSearchParams } from 'react-router-dom';
import { AddressesView } from './addresses-view.tsx';
import { BatchView } from './batch-view.tsx';
import { StartView } from './start-view.tsx';

/** 'Move in': another site's content, from its file to the public pages. The batch is named in the address. */
export default function MoveInPage() {
  const [search] = useSearchParams();
  const id = search.get('batch');
  if (id === null) return <StartView />;
  if (search.get('show') === 'addresses') return <AddressesView key={id} id={id} />;
  return <BatchView key={id} id={id} />;
}
