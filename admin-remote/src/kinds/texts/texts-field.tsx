import { use, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Skeleton } from 'shared-ui';
import { FoldingSection } from '../../records/folding-section.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';
import { CatalogueContext, countsOf } from './catalogue.ts';
import { TextRow } from './text-row.tsx';

/** A text that says something else than the catalogue, by its language and key. */
interface ChangedText {
  key: string;
  text: string;
}

/** The texts of one part of the site. The form holds those that were changed. */
export function TextsField({ name, field }: RecordFieldProps) {
  const shown = use(CatalogueContext);
  const { control, getValues, setValue, clearErrors } = useFormContext<Record<string, ChangedText[]>>();
  const changed = useWatch({ control, name });
  const { errors } = useFormState({ control, name });
  const [isOpened, setOpened] = useState(false);
  const language = shown?.catalogue.language ?? '';
  const entries = (shown?.catalogue.texts ?? []).filter(({ part }) => part === name);
  const nameOf = (key: string) => `${language}/${key}`;

  function change(key: string, text: string): void {
    const id = nameOf(key);
    const others = getValues(name).filter((one) => one.key !== id);
    const items = text === '' ? others : [...others, { key: id, text }];
    const places = entries.map((entry) => nameOf(entry.key));
    // In one order, so that a text that was changed and reset leaves no difference.
    items.sort((a, b) => places.indexOf(a.key) - places.indexOf(b.key));
    clearErrors(name);
    setValue(name, items, { shouldDirty: true });
  }

  if (!shown) return <Skeleton height="3rem" label={`Loading ${field.label}`} />;
  const { found } = shown;
  const isFaulty = errors[name] !== undefined;
  const rows = entries.filter(({ key }) => found === undefined || found.has(key) || isFaulty);
  if (rows.length === 0) return null;
  const own = new Map(changed.map((one, index) => [one.key, { ...one, index }]));
  const count = entries.filter(({ key }) => own.has(nameOf(key))).length;
  const isOpen = isOpened || isFaulty || found !== undefined;
  return (
    <FoldingSection
      title={field.label}
      count={found ? `${rows.length} of ${entries.length} texts` : `${count} of ${entries.length} changed`}
      isOpen={isOpen}
      isFixed={isFaulty || found !== undefined}
      onToggle={() => setOpened(!isOpen)}
      level={2}
    >
      {rows.map((entry) => {
        const item = own.get(nameOf(entry.key));
        return (
          <TextRow
            key={entry.key}
            control={item ? `${name}.${item.index}.text` : `${name}.${entry.key}`}
            language={language}
            counts={countsOf(language, entry.key)}
            usual={entry.default}
            text={item?.text ?? ''}
            onChange={(text) => change(entry.key, text)}
          />
        );
      })}
    </FoldingSection>
  );
}
