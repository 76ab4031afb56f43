import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useFormContext, useWatch } from 'react-hook-form';
import { Input, theme } from 'shared-ui';
import { EditorField } from '../../../components/editor/editor-field.tsx';
import { ServiceIcon } from '../service-icon.tsx';

/** The icon, with what it will look like. */
export function IconField({ name, label }: { name: string; label: string }) {
  const { register, control } = useFormContext();
  const icon: unknown = useWatch({ control, name });
  return (
    <EditorField
      name={name}
      label={label}
      hint="An emoji, an image URL starting with http, or SVG path data"
      required
    >
      <Row>
        <ServiceIcon icon={typeof icon === 'string' ? icon.trim() : ''} />
        <Input autoComplete="off" {...register(name)} />
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
