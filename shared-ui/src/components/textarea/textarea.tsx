import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { controlStyles } from '../input/control-styles.ts';

export type TextareaProps = ComponentProps<'textarea'>;

/** Several lines of text, growing with what is in it where the browser can. */
export function Textarea(props: TextareaProps) {
  return <Root rows={4} {...useFieldControl()} {...props} />;
}

const Root = styled.textarea(controlStyles);
