import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { returnFocusBefore } from './focus-before.ts';
import { pausableTimer } from './pausable-timer.ts';
import type { ToastAction, ToastType } from './toast.ts';

export interface ToastContent {
  type: ToastType;
  message: string;
  durationMs: number;
  action?: ToastAction;
}

interface ToastMessageProps extends ToastContent {
  onClose: () => void;
}

/** One message. Its time stands still while the pointer or the focus is on it. */
export function ToastMessage({ type, message, durationMs, action, onClose }: ToastMessageProps) {
  const close = useEffectEvent(onClose);
  const [timer] = useState(() => pausableTimer(durationMs));
  useEffect(() => timer.start(() => close()), [timer]);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) returnFocusBefore();
    };
  }, []);
  return (
    <div
      ref={root}
      className="toast"
      data-type={type}
      onMouseEnter={() => timer.pause('pointer')}
      onMouseLeave={() => timer.resume('pointer')}
      onFocus={() => timer.pause('focus')}
      onBlur={() => timer.resume('focus')}
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
