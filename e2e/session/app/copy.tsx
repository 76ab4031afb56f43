import { createSession } from 'shared-session';
import { RequireAdmin, useSession } from 'shared-session/react';
import type { SessionToast } from 'shared-session';

// A console as another release would bring it: React and the router are the page's, core and binding are its own copy.
const session = createSession();
const copyToasts: SessionToast[] = [];
session.on('toast', (toast) => copyToasts.push(toast));
Object.assign(globalThis, { copySession: session, copyToasts, copyCreate: createSession });

export default function Copy() {
  const { status, user } = useSession();
  return (
    <>
      <p>
        The copy sees {status} {user?.username}
      </p>
      <RequireAdmin>
        <p>The copy guards</p>
      </RequireAdmin>
    </>
  );
}
