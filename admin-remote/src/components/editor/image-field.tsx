import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, Icon, Picture, theme, toast, VisuallyHidden } from 'shared-ui';
import { lazyPage } from '../../lib/lazy-page.ts';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { useLacks } from '../../lib/use-me.ts';
import { acceptedPictures } from '../../media/accepted-types.ts';
import { BringIn } from '../../media/bring-in.tsx';
import { UploadButton } from '../../media/upload-button.tsx';
import { UploadList } from '../../media/upload-list.tsx';
import { useFileTarget } from '../../media/use-file-target.ts';
import { useUploads } from '../../media/use-uploads.ts';
import { icons } from '../icons.ts';
import { PreviewedInput } from './previewed-input.tsx';
import type { PreviewedInputProps } from './previewed-input.tsx';
import { useHoldSaving } from './save-holds.ts';
import { SoftPicture } from './soft-picture.tsx';

const chooser = lazyPage(
  () => import(/* webpackChunkName: "choose-media" */ '../../media/choose-dialog.tsx'),
);

interface ImageFieldProps extends PreviewedInputProps {
  /** Width in px below which the picture is soft in its largest place. Default: it never is. */
  sharpFrom?: number;
  input?: ComponentProps<typeof PreviewedInput>['input'];
  /** Renders what stands before the input. @default the picture */
  preview?: (text: string) => ReactNode;
  /** Stands before the buttons, for every account. */
  before?: ReactNode;
  /** Text of the button that opens the library. @default 'Choose' */
  chooseText?: string;
}

/**
 * The address of a picture, with the picture beside it, or a placeholder while there is none to show. For an account that
 * may use the library it may also come from there, from a file, from what is dropped on the field, or from the clipboard.
 */
export function ImageField({ sharpFrom, before, chooseText = 'Choose', ...props }: ImageFieldProps) {
  const { name, label } = props;
  const { setValue, getValues, control } = useFormContext();
  const address: unknown = useWatch({ control, name });
  const [isChoosing, setChoosing] = useState(false);
  const wanted = useRef<File>(undefined);
  const uploads = useUploads(({ url, name: stored }, file) => {
    if (file === wanted.current) take(url);
    toast.success(`${stored} uploaded`);
  });
  const target = useFileTarget(upload);
  const mayUseLibrary = !useLacks()('media');

  useHoldSaving(uploads.isBusy);

  /** The first becomes the picture of the field; the others lie in the library. */
  function upload(files: readonly File[]): void {
    wanted.current = files[0];
    uploads.add(files);
  }

  /** Sets the address unless it was edited meanwhile. */
  function showBrought(url: string, from: string): void {
    if (getValues(name) === from) take(url);
  }

  function take(url: string): void {
    setValue(name, url, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  return (
    <Root {...target.handlers} data-over={target.isOver || undefined}>
      <PreviewedInput
        input={{ type: 'url', inputMode: 'url', placeholder: 'https://' }}
        preview={(src) => (
          <Preview
            src={src}
            alt={`Preview of ${label}`}
            width={160}
            height={100}
            sizes="72px"
            fallback={placeholderImage}
            eager
          />
        )}
        {...props}
      >
        <div className="actions">
          {before}
          {mayUseLibrary && (
            <>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => setChoosing(true)}
                onPointerEnter={chooser.preload}
                onFocus={chooser.preload}
              >
                <Icon name={icons.picture} />
                {chooseText} <VisuallyHidden>{label}</VisuallyHidden>
              </Button>
              <UploadButton size="sm" variant="ghost" accept={acceptedPictures} single onFiles={upload}>
                Upload <VisuallyHidden>{label}</VisuallyHidden>
              </UploadButton>
              <BringIn
                address={typeof address === 'string' ? address : ''}
                label={label}
                onBrought={showBrought}
              />
            </>
          )}
        </div>
        {sharpFrom !== undefined && typeof address === 'string' && (
          <SoftPicture src={address} sharpFrom={sharpFrom} />
        )}
        <UploadList uploads={uploads} />
      </PreviewedInput>
      {isChoosing && (
        <chooser.Page
          onChoose={({ url }) => {
            take(url);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Root>
  );
}

const { colors, radii, space } = theme;

const Root = styled.div(css`
  border-radius: ${radii.md};
  &[data-over] {
    background: ${colors.primaryTint};
    outline: 2px dashed ${colors.primaryText};
    outline-offset: 4px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    margin-top: ${space[1]};
  }
  .actions:empty {
    display: none;
  }
`);

const Preview = styled(Picture)(css`
  display: block;
  width: 4.5rem;
  height: 2.75rem;
  overflow: hidden;
  border: 1px solid ${colors.border};
  border-radius: ${radii.sm};
  background: ${colors.raised};
  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* Between dark and light, so that transparent marks of either stand out. */
  > img[src^='/media/'] {
    background: color-mix(in oklab, ${colors.background}, ${colors.text});
  }
`);
