import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** Place of a remote, shown when a test calls `showRemote(entry)` on the page. */
export function RemoteSlot() {
  const [Remote, setRemote] = useState<ComponentType>();
  useEffect(() => {
    async function showRemote(entry: string): Promise<void> {
      registerRemotes([{ name: 'admin_remote', entry }]);
      const loaded = await loadRemote<{ default: ComponentType }>('admin_remote/AdminApp');
      setRemote(() => loaded?.default);
    }
    Object.assign(globalThis, { showRemote });
  }, []);
  return Remote ? <Remote /> : null;
}
