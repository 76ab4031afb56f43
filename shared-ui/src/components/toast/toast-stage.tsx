import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { Button } from '../button/button.tsx';
import { subscribeToModals, topModal } from '../dialog/open-modals.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stage } from './toast-styles.ts';

export type ToastType = 'success' | 'error';

interface Content {
  type: ToastType;
  message: string;
  durationMs: number;
  action?: { label: string; onPress: () => void };
}

/** Where the focus was before it came to the toasts. */
let focusBefore: HTMLElement | undefined;

/** react-toastify's container in the theme's style, inside the top modal dialog: outside of it nothing is reachable. */
export function ToastStage({ label }: { label: string }) {
  const [home] = useState(() => document.createElement('div'));
  useEffect(() => {
    function place(): void {
      const parent = topModal() ?? document.body;
      if (home.parentElement !== parent) parent.append(home);
      const popover = home.firstElementChild;
      // In the browser's top layer no dialog's frame cuts them off.
      if (popover instanceof HTMLElement && 'showPopover' in popover && !popover.matches(':popover-open'))
        popover.showPopover();
    }
    place();
    const stop = subscribeToModals(place);
    return () => {
      stop();
      home.remove();
    };
  }, [home]);
  return createPortal(
    <Stage
      popover="manual"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        focusBefore = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
      }}
    >
      <ToastContainer
        aria-label={label}
        role="group"
        limit={5}
        autoClose={false}
        closeButton={false}
        draggable={false}
        transition={false}
        icon={false}
        customProgressBar
      />
    </Stage>,
    home,
  );
}

export function showToast(content: Content): void {
  toast(({ closeToast }) => <Message {...content} onClose={closeToast} />);
}

/** Its time stands still under the pointer and the focus. The library's clock is an animation: reduced motion ends it. */
function Message({ type, message, durationMs, action, onClose }: Content & { onClose: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const leftMs = useRef(durationMs);
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (hasPointer || hasFocus) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => close(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [hasPointer, hasFocus]);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const place =
        focusBefore?.isConnected === false ? document.querySelector<HTMLElement>('main') : focusBefore;
      place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={root}
      className="toast"
      data-type={type}
      onMouseEnter={() => setPointer(true)}
      onMouseLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={type === 'success' ? 'check' : 'warning'} />
      <p>{message}</p>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onClose();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Dismiss" onClick={onClose} />
    </div>
  );
}
