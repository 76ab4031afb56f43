import { useEffect, useEffectEvent, useState } from 'react';
import { isWriting, singleKeysAct } from '../lib/plain-keys.ts';
import { lazyPage } from '../lib/lazy-page.ts';

const palette = lazyPage(() => import(/* webpackChunkName: "palette" */ './palette-dialog.tsx'));
const keyMap = lazyPage(() => import(/* webpackChunkName: "palette" */ './key-map-dialog.tsx'));

type Opened = 'palette' | 'key-map';

/** Ctrl+K opens the command palette, `?` the list of keys. Their code is fetched then. */
export function PaletteKeys() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The text editor has its own use of some keys.
    const wanted = event.defaultPrevented ? undefined : wantedBy(event);
    if (wanted === undefined) return;
    event.preventDefault();
    setOpened(wanted);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      {opened === 'palette' && <palette.Page onClose={close} onKeyMap={() => setOpened('key-map')} />}
      {opened === 'key-map' && <keyMap.Page onClose={close} />}
    </>
  );
}

function wantedBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Opened | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : undefined;
  return key === '?' && !isWriting(target) && singleKeysAct() ? 'key-map' : undefined;
}
