import { useSearchParams } from 'react-router-dom';
import { requireSession } from 'shared-session';
import { useUser } from 'shared-session/react';

/** Layout of a list of records. */
export type ListLayout = 'cards' | 'table';

const key = 'view';

/** The layout of lists: the address names it, else it is the one that the user chose last in this browser. */
export function useListLayout(): [ListLayout, (layout: ListLayout) => void] {
  const [params, setParams] = useSearchParams();
  const { local } = requireSession().environment.stores;
  const kept = `admin_list_${useUser()._id}`;
  const named = params.get(key) ?? local.get(kept);
  return [
    named === 'table' ? 'table' : 'cards',
    (layout) => {
      local.set(kept, layout);
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(key, layout);
          return next;
        },
        { replace: true },
      );
    },
  ];
}
