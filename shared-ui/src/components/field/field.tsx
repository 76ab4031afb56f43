import styled from '@emotion/styled';
import { createContext, use, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';

interface FieldWiring {
  id: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  label: ReactNode;
  /** Help beneath the control. */
  hint?: ReactNode;
  /** What is wrong; also marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Id of the control, so that an error summary can lead to it. @default generated */
  controlId?: string;
}

/** A label above, one control, help and error beneath, all wired to each other. */
export function Field({ label, hint, error, required = false, controlId, children, ...rest }: FieldProps) {
  const generated = useId();
  const id = controlId ?? generated;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <Root {...rest}>
        <label htmlFor={id}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
        {children}
        {hint && (
          <small id={`${id}-hint`} className="hint">
            {hint}
          </small>
        )}
        {error && (
          <small id={`${id}-error`} className="error">
            {error}
          </small>
        )}
      </Root>
    </FieldContext>
  );
}

/** Attributes that tie a control to the field around it. */
export function useFieldControl(): Record<string, unknown> {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required || undefined,
  };
}

const { colors, fontSizes, space } = theme;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  & > label {
    color: ${colors.text};
    font-size: ${fontSizes.sm};
    font-weight: 500;
  }
  & > label > span {
    color: ${colors.dangerText};
  }
  & > .hint {
    color: ${colors.textQuiet};
    font-size: ${fontSizes.xs};
  }
  & > .error {
    color: ${colors.dangerText};
    font-size: ${fontSizes.xs};
    font-weight: 500;
  }
`;
