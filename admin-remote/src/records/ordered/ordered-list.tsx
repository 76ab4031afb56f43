import type { Field, ListField } from 'content-api/contract';
import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Icon } from 'shared-ui';
import { FieldList } from '../../components/editor/field-list.tsx';
import { icons } from '../../components/icons.ts';
import { SortableList } from '../../components/sortable/sortable-list.tsx';
import { isObject } from '../../lib/value-at.ts';
import { FieldFramesContext } from '../field-frames.ts';
import { newItem } from '../form-values.ts';
import type { FormValues } from '../form-values.ts';
import { useOpenRows } from '../rows/use-open-rows.ts';
import { itemTitle } from './item-title.ts';
import { OrderedRow } from './ordered-row.tsx';

export interface OrderedListProps {
  name: string;
  field: ListField;
  /** The control of a field within an item, by its name in the form. */
  controlOf: (name: string, field: Field) => ReactNode;
}

/** A list of groups whose order counts: moved by pointer, keyboard and buttons, each opened to be edited. */
export default function OrderedList({ name, field, controlOf }: OrderedListProps) {
  const { control } = useFormContext<Record<string, FormValues[]>>();
  const { fields: rows, append, remove, move } = useFieldArray({ control, name });
  const values: unknown = useWatch({ control, name });
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { isOpen, toggle, openNext } = useOpenRows(name, ids);
  const isFull = rows.length >= field.max;
  const isTranslated = use(FieldFramesContext) !== undefined;
  // Every possible item is in the list: people hide one instead of removing it.
  const isFixed = field.isComplete === true || isTranslated;

  function titleOf(index: number): string {
    const item: unknown = Array.isArray(values) ? values[index] : undefined;
    return itemTitle(field, isObject(item) ? item : {}) || `${field.item.label} ${index + 1}`;
  }

  function isOffered(index: number): boolean {
    const item: unknown = Array.isArray(values) ? values[index] : undefined;
    return !field.unaskedItems?.includes(isObject(item) ? String(item[field.distinct ?? '']) : '');
  }

  function add(): void {
    append(newItem(field), { shouldFocus: false });
    openNext();
  }

  return (
    <FieldList
      label={field.label}
      hint={field.hint}
      onAdd={add}
      addLabel={
        isFixed || isFull ? undefined : (
          <>
            <Icon name={icons.plus} />
            {field.addLabel ?? `Add ${field.item.label}`}
          </>
        )
      }
    >
      {rows.length > 0 && (
        <SortableList
          label={field.label}
          noun={field.item.label.toLowerCase()}
          ids={ids}
          nameOf={(id) => titleOf(ids.indexOf(id))}
          onMove={move}
        >
          {rows.map(
            ({ id }, index) =>
              isOffered(index) && (
                <OrderedRow
                  key={id}
                  id={id}
                  name={`${name}.${index}`}
                  title={titleOf(index)}
                  field={field}
                  controlOf={controlOf}
                  isOpen={isOpen(id)}
                  onToggle={() => toggle(id)}
                  onRemove={isFixed ? undefined : () => remove(index)}
                />
              ),
          )}
        </SortableList>
      )}
    </FieldList>
  );
}
