import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useFormContext, useWatch } from 'react-hook-form';
import { Input, Picture, theme } from 'shared-ui';
import { placeholderImage } from '../../lib/placeholder-image.ts';
import { EditorField } from './editor-field.tsx';

interface ImageFieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
}

/** The address of a picture, with the picture beneath, or a placeholder while there is none to show. */
export function ImageField({ name, label, required, hint }: ImageFieldProps) {
  const { register, control } = useFormContext();
  const address: unknown = useWatch({ control, name });
  const src = typeof address === 'string' ? address : '';
  return (
    <EditorField name={name} label={label} hint={hint} required={required}>
      <Row>
        <Preview
          src={src}
          alt={`Preview of ${label}`}
          width={160}
          height={100}
          fallback={placeholderImage}
          eager
        />
        <Input type="url" inputMode="url" autoComplete="off" placeholder="https://" {...register(name)} />
      </Row>
    </EditorField>
  );
}

const Row = styled.div(css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[1]};
  align-items: center;
`);

const Preview = styled(Picture)(css`
  display: block;
  width: 4.5rem;
  height: 2.75rem;
  overflow: hidden;
  border: 1px solid ${theme.colors.border};
  border-radius: ${theme.radii.sm};
  background: ${theme.colors.raised};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`);
