import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { subscribeToModals } from '../dialog/open-modals.ts';
import { keepFocusBefore } from './focus-before.ts';
import { placeStage } from './place-stage.ts';
import { Stage } from './toast-styles.ts';
import { ToastMessage } from './toast-message.tsx';
import type { ToastContent } from './toast-message.tsx';

/** The part that loads with the first toast: the library's container in our clothes. */
export function drawToastStage(label: string): ReactNode {
  return <ToastStage label={label} />;
}

function ToastStage({ label }: { label: string }) {
  const [home] = useState(() => document.createElement('div'));
  useEffect(() => {
    const place = () => placeStage(home);
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
        // From one toast to the next is no new beginning.
        if (!currentTarget.contains(relatedTarget)) keepFocusBefore(relatedTarget);
      }}
    >
      <ToastContainer
        aria-label={label}
        position="bottom-right"
        theme="dark"
        // Own timers: the library's are CSS animations, which reduced motion cuts short.
        autoClose={false}
        closeButton={false}
        draggable={false}
        transition={false}
        icon={false}
        hideProgressBar
        customProgressBar
        role="group"
        newestOnTop={false}
        limit={5}
      />
    </Stage>,
    home,
  );
}

export function showToast(content: ToastContent): void {
  toast(({ closeToast }) => <ToastMessage {...content} onClose={closeToast} />, { type: content.type });
}
