import { useEffect, useState } from 'react';
import { requireSession } from 'shared-session';
import type { SessionToast } from 'shared-session';

export function Toasts() {
  const [toasts, setToasts] = useState<SessionToast[]>([]);
  useEffect(() => requireSession().on('toast', (toast) => setToasts((shown) => [...shown, toast])), []);
  return (
    <ul aria-label="Notifications" role="log">
      {toasts.map(({ message }, index) => (
        <li key={index}>{message}</li>
      ))}
    </ul>
  );
}
