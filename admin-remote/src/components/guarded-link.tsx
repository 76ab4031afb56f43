import type { ComponentProps, MouseEvent } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useLeaveGuard } from './leave-guard.tsx';

type GuardedLinkProps = Omit<ComponentProps<typeof NavLink>, 'to'> & { to: string };

/**
 * The console's own link: asks before unsaved work is left, and marks where the user is. With `reloadDocument` it leads to
 * the site.
 */
export function GuardedLink({ onClick, ...rest }: GuardedLinkProps) {
  const { leave } = useLeaveGuard();
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    leave(() => (rest.reloadDocument ? location.assign(rest.to) : void navigate(rest.to)));
  }

  return <NavLink {...rest} onClick={follow} />;
}
