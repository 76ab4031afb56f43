import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode;
  /** Help beneath the control. */
  hint?: ReactNode;
  /** Error message. Marks the control as invalid. */
  error?: ReactNode;
  /** @default false */
  required?: boolean;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean;
  /** Id of the control, so that an error summary can lead to it. Default: made up. */
  controlId?: string;
}

/** Label, control, help and error, tied together: the control inside takes id, required and ARIA from here. */
export function Field({ label, hint, error, required, hideLabel, controlId, children, ...rest }: FieldProps) {
  const made = useId();
  const id = controlId ?? `${made}field`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <Root {...rest}>
      <label htmlFor={id} className={hideLabel ? 'hidden' : undefined}>
        {label}
        {required && !hideLabel && (
          <span className="required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <FieldContext
        value={{
          id,
          required: required || undefined,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </Root>
  );
}

const { colors, fontSizes } = theme;

const Root = styled.div(css`
  min-width: 0;
  label {
    display: block;
    margin-bottom: ${theme.space[1]};
    width: fit-content;
    color: ${colors.text};
    font-size: ${fontSizes.sm};
    font-weight: 550;
  }
  .hidden {
    ${visuallyHidden}
  }
  .required {
    padding-inline-start: 0.25em;
    color: ${colors.dangerText};
  }
  .hint,
  .error {
    margin-top: ${theme.space[1]};
    font-size: ${fontSizes.sm};
    line-height: 1.45;
  }
  .hint {
    color: ${colors.textQuiet};
  }
  .error {
    color: ${colors.dangerText};
  }
`);
