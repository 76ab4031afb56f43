import type { Field, ListField } from 'content-api/contract';
import type { ReactNode } from 'react';
import { FlagField } from '../../components/editor/flag-field.tsx';
import { FoldingRow } from '../rows/folding-row.tsx';

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

/** One item, with its ticks in the line. */
export function OrderedRow({ name, field, controlOf, ...row }: OrderedRowProps) {
  const fields = Object.entries(field.item.type === 'group' ? field.item.fields : {});
  const isTick = ([, one]: [string, Field]) => one.type === 'flag';
  // Which item it is cannot be changed where each is there once.
  const asked = fields.filter(
    (entry) => !isTick(entry) && !(field.isComplete && entry[0] === field.distinct),
  );
  return (
    <FoldingRow
      {...row}
      name={name}
      ticks={fields.filter(isTick).map(([key, one]) => (
        <FlagField key={key} name={`${name}.${key}`} label={one.label} />
      ))}
    >
      {asked.map(([key, one]) => controlOf(`${name}.${key}`, one))}
    </FoldingRow>
  );
}
