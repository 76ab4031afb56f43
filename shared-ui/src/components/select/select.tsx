import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field.tsx';
import { controlStyles } from '../input/input.tsx';

export type SelectProps = ComponentPropsWithRef<'select'>;

/** One of a few. */
export function Select(props: SelectProps) {
  return <Root {...useFieldControl()} {...props} />;
}

const Root = styled.select(controlStyles);
