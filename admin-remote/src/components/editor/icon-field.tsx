import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, Icon, VisuallyHidden } from 'shared-ui';
import type { ChooseIconProps } from '../../icon-set/choose-icon-dialog.tsx';
import { lazyPage } from '../../lib/lazy-page.ts';
import { icons } from '../icons.ts';
import { RecordIcon } from '../record-icon.tsx';
import { ImageField } from './image-field.tsx';
import type { PreviewedInputProps } from './previewed-input.tsx';

const chooser = lazyPage<ChooseIconProps>(
  () => import(/* webpackChunkName: "palette" */ '../../icon-set/choose-icon-dialog.tsx'),
);

/** An icon, with what it will look like: one of the set, a picture, or what is typed. */
export function IconField(props: PreviewedInputProps) {
  const { name, label } = props;
  const { setValue, control } = useFormContext();
  const value: unknown = useWatch({ control, name });
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <ImageField
        {...props}
        input={{ type: 'text' }}
        preview={(text) => <RecordIcon icon={text.trim()} />}
        chooseText="Pictures"
        before={
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setChoosing(true)}
            onPointerEnter={chooser.preload}
            onFocus={chooser.preload}
          >
            <Icon name={icons.grid} />
            Choose <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        }
      />
      {isChoosing && (
        <chooser.Page
          icon={typeof value === 'string' ? value.trim() : ''}
          onChoose={(icon) => {
            setValue(name, icon, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
