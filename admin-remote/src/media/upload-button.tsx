import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { Button, Icon } from 'shared-ui';
import { icons } from '../components/icons.ts';

interface UploadButtonProps extends ComponentProps<typeof Button> {
  /** Types that the file dialog offers. */
  accept: string;
  /** Accessible name of the file input. @default none: the input is hidden, people use the button */
  fileLabel?: string;
  /** One file only. @default false */
  single?: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the browser's file dialog. */
export function UploadButton({
  accept,
  fileLabel,
  single = false,
  onFiles,
  children,
  ...rest
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()}>
        <Icon name={icons.upload} />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={fileLabel}
        accept={accept}
        multiple={!single}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
