import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaCalls } from 'content-api/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, theme, toast } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { failureText } from '../../lib/api-failure.ts';
import { TextField } from '../../components/editor/text-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';

/** A colour as text, shown beside it, with a proposal: the one that the library knows of the main picture. */
export function AccentField({ name, field: { label, hint, placeholder } }: RecordFieldProps) {
  const api = useApi();
  const { control, setValue } = useFormContext();
  const accent: unknown = useWatch({ control, name });
  const picture: unknown = useWatch({ control, name: 'mainimage' });
  const address = typeof picture === 'string' ? picture : '';

  async function propose(): Promise<void> {
    try {
      const q = decodeURI(address).replace('/media/', '');
      const { items } = await api.call(mediaCalls.listMedia, { params: { q } });
      const color = items.find(({ url }) => url === address)?.placeholder;
      if (color) setValue(name, color, { shouldDirty: true, shouldValidate: true });
      else toast.error('The library knows no colour of the main picture');
    } catch (failure) {
      toast.error(failureText(failure, 'Error fetching media'));
    }
  }

  return (
    <Root>
      <TextField name={name} label={label} hint={hint} placeholder={placeholder} />
      <span
        className="swatch"
        aria-hidden="true"
        style={{ background: typeof accent === 'string' ? accent : undefined }}
      />
      <Button
        size="sm"
        variant="secondary"
        disabled={!address.startsWith('/media/')}
        onClick={() => void propose()}
      >
        Take from main picture
      </Button>
    </Root>
  );
}

const { colors, radii, space } = theme;

const Root = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: end;
  > :not(.swatch, button) {
    flex: 1 1 10rem;
  }
  .swatch {
    width: 44px;
    height: 44px;
    border: 1px solid ${colors.border};
    border-radius: ${radii.sm};
  }
`);
