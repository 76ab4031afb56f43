import { rights } from 'content-api/contract';
import type { Right } from 'content-api/contract';
import { Button, Checkbox, Stack, Text } from 'shared-ui';
import { useController } from 'react-hook-form';
import { CheckList } from './check-list.ts';
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
    <CheckList>
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
    </CheckList>
  );
}

/** The rights of a form, in its field `may`. */
export function RightsControl({ own }: { own: readonly Right[] }) {
  const { field } = useController<{ may: Right[] }, 'may'>({ name: 'may' });
  return <RightsField value={field.value} own={own} onChange={field.onChange} />;
}
