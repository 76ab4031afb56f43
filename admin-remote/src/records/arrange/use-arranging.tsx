import type { Kind } from 'content-api/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Icon, Skeleton } from 'shared-ui';
import { icons } from '../../components/icons.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { useMayEdit } from '../../lib/use-account-languages.ts';
import { useMay } from '../../lib/use-me.ts';

const list = lazyPage<{ kind: Kind }>(() => import(/* webpackChunkName: "ordered" */ './arrange-list.tsx'));

interface Arranging {
  /** Begins and ends it; nothing for a kind that is not ordered by hand. */
  button: ReactNode;
  /** Stands in place of the usual list while the records are arranged. */
  list: ReactNode;
}

/** The mode of a list in which people put the records into order. Visitors see the order at once, so it is publishing. */
export function useArranging(kind: Kind, isOffered = true): Arranging {
  const [isOn, setOn] = useState(false);
  const mayPublish = useMay()('publish');
  const mayEdit = useMayEdit(kind)();
  if (kind.order !== 'hand' || !mayPublish || !mayEdit || (!isOffered && !isOn))
    return { button: null, list: null };
  return {
    button: (
      <Button
        variant={isOn ? 'primary' : 'secondary'}
        onClick={() => setOn(!isOn)}
        onPointerEnter={list.preload}
        onFocus={list.preload}
      >
        <Icon name={isOn ? 'check' : icons.grip} />
        {isOn ? 'Done' : 'Arrange'}
      </Button>
    ),
    list: isOn && <list.Page kind={kind} loading={<Skeleton height="20rem" label="Loading the order" />} />,
  };
}
