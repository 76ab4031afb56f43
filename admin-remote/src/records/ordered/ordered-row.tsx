import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Field, ListField } from 'content-api/contract';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { Button, Icon, theme } from 'shared-ui';
import { FlagField } from '../../components/editor/flag-field.tsx';
import { SortableRow } from '../../components/sortable/sortable-row.ts';
import { useSortableRow } from '../../components/sortable/use-sortable-row.tsx';
import { signs } from '../../components/signs.ts';

interface OrderedRowProps {
  /** Id of the row in its list. */
  id: string;
  /** Name of the item in the form, such as `links.2`. */
  name: string;
  title: string;
  field: ListField;
  controlOf: (name: string, field: Field) => ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Takes the item away. @default it cannot be taken away */
  onRemove?: () => void;
}

/** One item: a line that tells which it is, with its ticks, and the other fields while it is open or faulty. */
export function OrderedRow(props: OrderedRowProps) {
  const { id, name, title, field, controlOf, isOpen, onToggle, onRemove } = props;
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { rowProps, handle, buttons } = useSortableRow(id, title);
  const fieldsId = useId();
  const isFaulty = Boolean(get(errors, name));
  const isShown = isOpen || isFaulty;
  const fields = Object.entries(field.item.type === 'group' ? field.item.fields : {});
  const isTick = ([, one]: [string, Field]) => one.type === 'flag';
  // Which item it is cannot be changed where each is there once.
  const asked = fields.filter(
    (entry) => !isTick(entry) && !(field.isComplete && entry[0] === field.distinct),
  );
  return (
    <Row {...rowProps} aria-label={title}>
      <div className="line">
        {handle}
        <button
          type="button"
          className="words"
          aria-expanded={isShown}
          aria-controls={isShown ? fieldsId : undefined}
          disabled={isFaulty}
          onClick={onToggle}
        >
          {title}
        </button>
        {fields.filter(isTick).map(([key, one]) => (
          <FlagField key={key} name={`${name}.${key}`} label={one.label} />
        ))}
        {buttons}
      </div>
      {isShown && (
        <div id={fieldsId} role="group" aria-label={title} className="fields">
          {asked.map(([key, one]) => controlOf(`${name}.${key}`, one))}
          {onRemove && (
            <Button size="sm" variant="ghost" onClick={onRemove}>
              <Icon name={signs.trash} />
              Remove {title}
            </Button>
          )}
        </div>
      )}
    </Row>
  );
}

const { colors, fontSizes, space } = theme;

const Row = styled(SortableRow)(css`
  scroll-margin-top: var(--form-top, ${space[1]});
  .words {
    flex: 1;
    overflow: hidden;
    min-width: 0;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${colors.text};
    font-weight: 600;
    font-size: ${fontSizes.sm};
    font-family: inherit;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  .words:disabled {
    cursor: default;
  }
  .fields {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding: ${space[1]} ${space[2]} ${space[2]};
    border-top: 1px solid ${colors.border};
  }
  .fields > button {
    align-self: start;
  }
`);
