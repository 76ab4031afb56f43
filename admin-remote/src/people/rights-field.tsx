import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { rights } from 'content-api/contract';
import type { Right } from 'content-api/contract';
import { Button, Checkbox, Stack, Text, theme } from 'shared-ui';
import { useController } from 'react-hook-form';
import { nameOfRights, rightWords, roleSets } from './rights-words.ts';

interface RightsFieldProps {
  value: readonly Right[];
  /** Rights of the signed-in account: it cannot give more. */
  own: readonly Right[];
  onChange: (may: Right[]) => void;
}

/** Field for an account's rights: a ready-made set, or each right by itself. */
function RightsField({ value, own, onChange }: RightsFieldProps) {
  const name = nameOfRights(value);
  return (
    <Root>
      <legend>Rights</legend>
      <Stack direction="row" gap={1} wrap>
        {roleSets.map((set) => (
          <Button
            key={set.name}
            size="sm"
            variant={set.name === name ? 'primary' : 'secondary'}
            aria-pressed={set.name === name}
            disabled={set.may.some((right) => !own.includes(right))}
            title={set.hint}
            onClick={() => onChange([...set.may])}
          >
            {set.name}
          </Button>
        ))}
      </Stack>
      <ul>
        {rights.map((right) => (
          <li key={right}>
            <Checkbox
              label={rightWords[right].label}
              checked={value.includes(right)}
              disabled={!own.includes(right)}
              aria-describedby={`right-${right}`}
              onChange={({ target }) =>
                onChange(rights.filter((one) => (one === right ? target.checked : value.includes(one))))
              }
            />
            <Text size="xs" tone="quiet" id={`right-${right}`}>
              {rightWords[right].hint}
            </Text>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const { fontSizes, space } = theme;

const Root = styled.fieldset(css`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space[1]};
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
    gap: ${space[1]} ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li > p {
    padding-left: 1.75rem;
  }
`);

/** The rights of a form, in its field `may`. */
export function RightsControl({ own }: { own: readonly Right[] }) {
  const { field } = useController<{ may: Right[] }, 'may'>({ name: 'may' });
  return <RightsField value={field.value} own={own} onChange={field.onChange} />;
}
