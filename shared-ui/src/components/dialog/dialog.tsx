import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DialogFrame } from './dialog-styles.ts';
import type { ModalProps } from './modal.tsx';

export interface DialogProps extends Omit<ModalProps, 'open' | 'title' | 'onDismiss' | 'onClose'> {
  open: boolean;
  /** Called on Escape and by the close button; the parent then closes it. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Buttons at the bottom, always in sight. */
  actions?: ReactNode;
  /** Stands beside the content, and the dialog fills the window; in a narrow one it takes the place of the content. */
  beside?: ReactNode;
  /** Leaves the close button out. @default false */
  hideClose?: boolean;
  /** @default 'Close' */
  closeLabel?: string;
}

/**
 * A modal dialog, at most 600 px wide, that scrolls inside. Mark the control that receives the initial focus
 * with `data-autofocus`; otherwise the browser chooses the first that is focusable.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  open: _open,
  onClose,
  title,
  description,
  actions,
  beside,
  hideClose = false,
  closeLabel = 'Close',
  children,
  ...rest
}: DialogProps) {
  const id = useId();
  return (
    <DialogFrame
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}about` : undefined}
      onDismiss={onClose}
      data-beside={beside ? '' : undefined}
      {...rest}
    >
      <header>
        <div>
          <h2 id={`${id}title`}>{title}</h2>
          {description && <p id={`${id}about`}>{description}</p>}
        </div>
        {!hideClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </header>
      <div className="content">{children}</div>
      {beside && <div className="beside">{beside}</div>}
      {actions && <footer>{actions}</footer>}
    </DialogFrame>
  );
}
