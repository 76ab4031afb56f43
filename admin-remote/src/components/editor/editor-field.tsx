import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { Field } from 'shared-ui';
import { isObject } from '../../lib/value-at.ts';
import { controlId } from './field-faults.ts';

/** Name of the editor around a field. */
export const EditorName = createContext('form');

interface EditorFieldProps {
  /** Name of the form's field. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  children: ReactNode;
}

/** One labelled control of an editor, with its fault beneath. */
export function EditorField({ name, ...rest }: EditorFieldProps) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const fault: unknown = get(errors, name);
  const message = isObject(fault) && typeof fault.message === 'string' ? fault.message : undefined;
  return <Field controlId={controlId(use(EditorName), name)} error={message} {...rest} />;
}
