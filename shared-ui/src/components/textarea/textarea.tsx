import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field.tsx';
import { controlStyles } from '../input/input.tsx';

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function Textarea(props: TextareaProps) {
  return <Root rows={5} {...useFieldControl()} {...props} />;
}

const Root = styled.textarea(
  controlStyles,
  css`
    line-height: 1.6;
    resize: vertical;
  `,
);
