import { isWords } from 'content-api/contract';
import type { Field } from 'content-api/contract';
import { use } from 'react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Grid, Icon, Skeleton } from 'shared-ui';
import { ChoiceField } from '../components/editor/choice-field.tsx';
import { CommaListField } from '../components/editor/comma-list-field.tsx';
import { FieldList } from '../components/editor/field-list.tsx';
import { FlagField } from '../components/editor/flag-field.tsx';
import { IconField } from '../components/editor/icon-field.tsx';
import { ImageField } from '../components/editor/image-field.tsx';
import { ItemFrame } from '../components/editor/item-frame.tsx';
import { TextField } from '../components/editor/text-field.tsx';
import { icons } from '../components/icons.ts';
import { lazyPage } from '../lib/lazy-page.ts';
import { ProseField } from '../writing/prose-field.tsx';
import { mayBeMarkdown } from '../writing/record-format.ts';
import type { BlocksFieldProps } from './blocks/blocks-field.tsx';
import { FieldFramesContext } from './field-frames.ts';
import type { FormValues } from './form-values.ts';
import { itemText, newItem } from './form-values.ts';
import type { OrderedListProps } from './ordered/ordered-list.tsx';
import { LanguageField } from './language-field.tsx';
import { SuggestedField } from './suggested-field.tsx';
import { ReferenceField } from './reference-field.tsx';

const blocks = lazyPage<BlocksFieldProps>(
  () => import(/* webpackChunkName: "blocks" */ './blocks/blocks-field.tsx'),
);

const ordered = lazyPage<OrderedListProps>(
  () => import(/* webpackChunkName: "ordered" */ './ordered/ordered-list.tsx'),
);

export interface RecordFieldProps {
  /** Name of the form's field. */
  name: string;
  field: Field;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean;
  /** Has the focus when its dialog opens. @default false */
  isFirst?: boolean;
}

/** The control of a field, in the form of a translation with the original beside it. */
export function RecordField(props: RecordFieldProps) {
  const frames = use(FieldFramesContext);
  if (!frames || !isWords(props.field)) return <Control {...props} />;
  return (
    <frames.Frame name={props.name} field={props.field}>
      <Control {...props} />
    </frames.Frame>
  );
}

/** The control of a field, by its type. */
function Control({ name, field, hideLabel, isFirst = false }: RecordFieldProps) {
  const { label, hint, required, placeholder } = field;
  const common = { name, label, hint, required };
  const text = { ...common, placeholder, hideLabel, ...(isFirst && { 'data-autofocus': '' }) };
  switch (field.type) {
    case 'line':
      if (field.form === 'language') return <LanguageField {...common} />;
      if (field.form === 'timeZone' || field.form === 'country')
        return <SuggestedField {...text} of={field.form} />;
      return <TextField {...text} />;
    case 'slug':
      return <TextField {...text} />;
    case 'text':
      return <TextField {...text} rows={field.rows ?? 3} />;
    case 'prose':
      if (!mayBeMarkdown(field)) return <TextField {...text} rows={field.rows ?? 4} />;
      return <ProseField {...text} rows={field.rows ?? 8} />;
    case 'number':
    case 'year':
      return <TextField {...text} type="number" inputMode="numeric" />;
    case 'date':
      return <TextField {...text} type="date" />;
    case 'url':
      return <TextField {...text} type="url" placeholder={placeholder ?? 'https://'} />;
    case 'tags':
      if (field.rows !== undefined) return <TextField {...text} rows={field.rows} />;
      return <CommaListField {...common} placeholder={placeholder} />;
    case 'image':
      return <ImageField {...common} sharpFrom={field.sharpFrom} />;
    case 'icon':
      return <IconField {...common} />;
    case 'flag':
      return <FlagField name={name} label={label} />;
    case 'choice':
      return <ChoiceField {...common} options={optionsOf(field)} />;
    case 'reference':
      return <ReferenceField {...common} to={field.to} />;
    case 'group':
      return <GroupField name={name} field={field} />;
    case 'list':
      if (!field.isOrdered) return <ListField name={name} field={field} />;
      return (
        <ordered.Page
          name={name}
          field={field}
          controlOf={controlOf}
          loading={<Skeleton height="10rem" label={`Loading ${label}`} />}
        />
      );
    case 'blocks':
      return (
        <blocks.Page
          name={name}
          field={field}
          controlOf={controlOf}
          loading={<Skeleton height="10rem" label={`Loading ${label}`} />}
        />
      );
  }
}

/** The control of a field within a list. */
function controlOf(path: string, inner: Field): ReactNode {
  return <RecordField key={path} name={path} field={inner} />;
}

function GroupField({ name, field }: { name: string; field: Extract<Field, { type: 'group' }> }) {
  // Each field of a translation has two columns already.
  const isTranslated = use(FieldFramesContext) !== undefined;
  const controls = Object.entries(field.fields).map(([key, inner]) => (
    <RecordField key={key} name={`${name}.${key}`} field={inner} />
  ));
  return (
    <FieldList label={field.label} hint={field.hint}>
      {isTranslated ? controls : <Grid columns={2}>{controls}</Grid>}
    </FieldList>
  );
}

interface ListFieldProps {
  name: string;
  field: Extract<Field, { type: 'list' }>;
  /** The added item. @default an empty item */
  added?: FormValues;
  /** Takes an item away. @default without consequences for other fields */
  onRemove?: (index: number) => void;
  /** The controls of an item, by its name and index. @default those of its fields */
  itemOf?: (name: string, index: number) => ReactNode;
}

/** Fields that grow and shrink, one frame for each item. */
export function ListField({ name, field, added = newItem(field), ...parts }: ListFieldProps) {
  const { control } = useFormContext<Record<string, FormValues[]>>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const isFixed = use(FieldFramesContext) !== undefined;
  const { onRemove = remove, itemOf = (path, index) => itemFields(path, field.item, index) } = parts;
  const { item, removeLabel = `Remove ${item.label}` } = field;
  const addLabel = field.addLabel ?? (
    <>
      <Icon name={icons.plus} />
      Add {item.label}
    </>
  );
  return (
    <FieldList
      label={field.label}
      hint={field.hint}
      addLabel={isFixed ? undefined : addLabel}
      onAdd={() => append(added, { shouldFocus: false })}
    >
      {fields.map(({ id }, index) => (
        <ItemFrame
          key={id}
          title={`${item.label} ${index + 1}`}
          removeLabel={removeLabel}
          onRemove={isFixed ? undefined : () => onRemove(index)}
        >
          {itemOf(`${name}.${index}`, index)}
        </ItemFrame>
      ))}
    </FieldList>
  );
}

function itemFields(name: string, item: Field, index: number): ReactNode {
  if (item.type === 'group') {
    return Object.entries(item.fields).map(([key, field]) => (
      <RecordField key={key} name={`${name}.${key}`} field={field} />
    ));
  }
  const field = { ...item, label: `${item.label} ${index + 1}` };
  return <RecordField name={`${name}.${itemText}`} field={field} hideLabel />;
}

function optionsOf({ options, optionLabels = {}, required, ...field }: Extract<Field, { type: 'choice' }>) {
  const isEmptyOffered = required !== true && field.default === undefined;
  return [...(isEmptyOffered ? [''] : []), ...options].map((value) => ({
    value,
    label: optionLabels[value] ?? value,
  }));
}
