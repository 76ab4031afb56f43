import { seoGroup } from 'content-api/contract';
import type { FieldGroup as Group, Field, Kind } from 'content-api/contract';
import { memo, useEffect, useEffectEvent } from 'react';
import type { ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatField, hasFormat } from '../writing/record-format.ts';
import { FieldGroup } from './field-group.tsx';
import { isUnasked } from './form-values.ts';
import { RecordField } from './record-field.tsx';
import type { RecordFieldProps } from './record-field.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SlugField } from './slug-field.tsx';

interface RecordFieldsProps {
  kind: Kind;
  /** Id of the record, `new` before it has one. */
  id: string;
  /** Preview of the record as visitors see it. */
  live: object | undefined;
  /** Controls of fields that differ from that of their type, by the names of the fields. */
  controls?: Partial<Record<string, ComponentType<RecordFieldProps>>>;
  /** Level of the headings of groups. @default 3 */
  level?: 2 | 3;
}

const noControls: RecordFieldsProps['controls'] = {};

/**
 * The controls of a record, those that belong together in groups. They follow the form by themselves, so that what else
 * changes around it, such as a save on its way, leaves them alone.
 */
export const RecordFields = memo(function RecordFields({
  kind,
  id,
  live,
  controls = noControls,
  level,
}: RecordFieldsProps) {
  const { fields, groups = [] } = kind;
  const { control, clearErrors, formState } = useFormContext();
  // What another trade filled in stays to be seen, and stays on the screen while it is emptied.
  const isKnown = (name: string) => formState.defaultValues?.[name] !== '';
  const flags = [...new Set(Object.values(fields).flatMap(({ onlyWhile }) => onlyWhile ?? []))];
  const answers = useWatch({ control, name: flags });
  const values = Object.fromEntries(flags.map((name, index) => [name, answers[index] as unknown]));
  const shown = Object.entries(fields).filter(
    ([name, field]) =>
      (name !== formatField || !hasFormat(fields)) &&
      !isUnasked(field, values) &&
      (field.isUnasked !== true || (field.type !== 'flag' && isKnown(name))),
  );

  const unasked = Object.keys(fields).filter((name) => fields[name] && isUnasked(fields[name], values));
  const dropErrors = useEffectEvent(() => clearErrors(unasked));
  useEffect(() => {
    // Only then: a field of a folded row is not on the screen either, and keeps its error.
    if (unasked.length > 0) dropErrors();
  }, [unasked.length]);

  return shown.map(([name, field], index) => {
    const group = groups.find((one) => one.fields.includes(name));
    if (!group) return controlOf(name, field, index === 0);
    return group.fields[0] === name ? groupOf(group) : null;
  });

  function groupOf(group: Group) {
    const members = shown.filter(([name]) => group.fields.includes(name));
    return (
      <FieldGroup key={group.label} group={group} fields={fields} level={level}>
        {group.label === seoGroup.label && <SearchPreview kind={kind} id={id} />}
        {members.map(([name, field]) => controlOf(name, field, false))}
      </FieldGroup>
    );
  }

  function controlOf(name: string, field: Field, isFirst: boolean) {
    const Control = controls[name] ?? RecordField;
    const common = { name, field, isFirst };
    if (field.type === 'slug') return <SlugField key={name} kind={kind} live={live} {...common} />;
    return <Control key={name} {...common} />;
  }
});
