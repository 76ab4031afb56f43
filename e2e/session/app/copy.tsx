import { createRoot } from 'react-dom/client';
import { createSession } from 'shared-session';
import { useSession } from 'shared-session/react';

// Everything in this script is a second copy: React, the binding and the core.
const session = createSession();

function Status() {
  const { status, user } = useSession();
  return (
    <p>
      The copy sees {status} {user?.username}
    </p>
  );
}

Object.assign(globalThis, { copySession: session });
createRoot(document.getElementById('copy')!).render(<Status />);
