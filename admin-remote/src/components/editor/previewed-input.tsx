import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Input, theme } from 'shared-ui';
import { EditorField } from './editor-field.tsx';

export interface PreviewedInputProps {
  /** Name of the form's field. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

interface Props extends PreviewedInputProps {
  /** Renders what stands before the input, for its current text. */
  preview: (text: string) => ReactNode;
  input?: ComponentProps<typeof Input>;
  /** Stands beneath. */
  children?: ReactNode;
}

/** A text input with a preview of its value beside it. */
export function PreviewedInput({ name, preview, input, children, ...rest }: Props) {
  const { register, control } = useFormContext();
  const value: unknown = useWatch({ control, name });
  return (
    <EditorField name={name} {...rest}>
      <Row>
        {preview(typeof value === 'string' ? value : '')}
        <Input dir="auto" autoComplete="off" {...input} {...register(name)} />
      </Row>
      {children}
    </EditorField>
  );
}

const Row = styled.div(css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[1]};
  align-items: center;
`);
