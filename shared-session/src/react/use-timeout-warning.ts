import { useEffect, useSyncExternalStore } from 'react';
import { getSession } from '../instance.ts';
import { secondsLeft as secondsLeftOf } from '../seconds-left.ts';
import { warningDialogAttribute, watchPopup } from '../watch-popup.ts';
import { useSession } from './use-session.ts';

/** State and actions of the dialog 'Session Timeout Warning'. */
export interface TimeoutWarning {
  open: boolean;
  secondsLeft: number;
  /** For a polite live region: changes at 60, 30 and 10 seconds only. */
  announcement: string;
  /** 'Stay Logged In', and Escape. */
  stay: () => void;
  /** 'Logout Now'. */
  logout: () => void;
  /** Props of the dialog's root element. Events inside it are no activity. */
  dialogProps: Record<string, string>;
}

const announcedSeconds = [10, 30, 60];
const dialogProps = { [warningDialogAttribute]: '' };
const noop = () => undefined;

/** State of the timeout dialog. Seconds are computed from the deadline, so they are right after sleep. */
export function useTimeoutWarning(): TimeoutWarning {
  const { status } = useSession();
  const secondsLeft = useSyncExternalStore(subscribe, getSecondsLeft, () => 0);
  const session = getSession();
  useEffect(() => session && watchPopup(session), [session]);
  const open = status === 'warning';
  const announced = announcedSeconds.find((seconds) => secondsLeft <= seconds);
  return {
    open,
    secondsLeft,
    announcement: open && announced ? `You will be logged out in ${announced} seconds.` : '',
    stay,
    logout,
    dialogProps,
  };
}

function subscribe(listener: () => void): () => void {
  return getSession()?.subscribe(listener) ?? noop;
}

function getSecondsLeft(): number {
  const session = getSession();
  return session ? secondsLeftOf(session) : 0;
}

function stay(): void {
  getSession()?.stayLoggedIn();
}

function logout(): void {
  getSession()?.logout();
}
