import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { kinds } from 'content-api/contract';
import type { Differences } from 'content-api/contract';
import { Checkbox, Text, theme } from 'shared-ui';

type Difference = Differences['items'][number];

interface DifferenceListProps {
  items: Difference[];
  /** The moment is in the future. */
  isAhead: boolean;
  /** Without it nothing can be chosen. */
  isChoosable: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (keys: string[], isChosen: boolean) => void;
}

/** The records that showed something else at a moment. */
export function DifferenceList({ items, isAhead, isChoosable, chosen, onChoose }: DifferenceListProps) {
  return (
    <List role="list" aria-label="Differences">
      {items.map((item) => {
        const key = keyOf(item);
        const words = (
          <>
            <strong>{item.title || 'Untitled'}</strong>
            <Text as="span" size="xs" tone="quiet">
              {describe(item, isAhead)}
            </Text>
          </>
        );
        return (
          <li key={key}>
            {isChoosable ? (
              <Checkbox
                checked={chosen.has(key)}
                onChange={(event) => onChoose([key], event.target.checked)}
                label={words}
              />
            ) : (
              <p>{words}</p>
            )}
          </li>
        );
      })}
    </List>
  );
}

export function keyOf({ kind, _id }: Difference): string {
  return `${kind}/${_id}`;
}

function describe({ kind: name, difference, fields }: Difference, isAhead: boolean): string {
  const kind = kinds.find((one) => one.name === name);
  const labels = fields.map((field) => kind?.fields[field]?.label ?? field).join(', ');
  const words = {
    changed: `other then: ${labels}`,
    'only-then': isAhead ? 'goes live by then' : 'was public then',
    'only-now': isAhead ? 'is taken down by then' : 'was not public then',
  };
  return `${kind?.words.one ?? name} · ${words[difference]}`;
}

const { colors, radii, space } = theme;

const List = styled.ul(css`
  border: 1px solid ${colors.border};
  border-radius: ${radii.lg};
  background: ${colors.surface};
  li {
    padding: ${space[1]} ${space[2]};
  }
  li + li {
    border-top: 1px solid ${colors.border};
  }
  label {
    width: 100%;
  }
  strong {
    display: block;
    color: ${colors.text};
    font-weight: 550;
  }
  strong,
  span {
    overflow-wrap: anywhere;
  }
`);
