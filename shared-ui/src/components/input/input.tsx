import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { controlStyles } from './control-styles.ts';

export type InputProps = ComponentProps<'input'>;

/** One line of text. Inside a `Field` it is labelled and described by it. */
export function Input(props: InputProps) {
  return <Root {...useFieldControl()} {...props} />;
}

const Root = styled.input(controlStyles);
