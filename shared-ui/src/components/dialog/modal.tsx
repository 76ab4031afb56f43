import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, SyntheticEvent } from 'react';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { enterModal } from './open-modals.ts';

export interface ModalProps extends ComponentProps<'dialog'> {
  /** Called on a request to close: Escape, or the platform's equivalent. */
  onDismiss: () => void;
}

/**
 * A native modal dialog, open as long as it is rendered. The browser keeps the focus inside and everything else inert;
 * the focus goes back to where it was.
 */
export function Modal({ onDismiss, ref, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    const leave = enterModal(element);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // The browser closes by itself when it is asked twice in a row.
    const onClose = () => dismiss();
    element.addEventListener('close', onClose);
    return () => {
      element.removeEventListener('close', onClose);
      // Before the dialog goes, and with it what stands in it.
      leave();
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  function onCancel(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss();
  }

  return <dialog ref={mergeRefs(dialog, ref)} onCancel={onCancel} {...rest} />;
}
