import type { Field } from 'content-api/contract';
import { useMemo, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { AlertDialog, Button, Icon, toast } from 'shared-ui';
import { FieldList } from '../../components/editor/field-list.tsx';
import { icons } from '../../components/icons.ts';
import { SortableList } from '../../components/sortable/sortable-list.tsx';
import { languageName } from '../../lib/language-name.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { isObject } from '../../lib/value-at.ts';
import type { ChooseLanguageProps } from './choose-language-dialog.tsx';
import { LanguageRow } from './language-row.tsx';
import { OfferDialog } from './offer-dialog.tsx';

/** A further language as the form holds it. */
interface FurtherLanguage {
  code: string;
  offered: boolean;
}

interface LanguagesFieldProps {
  name: string;
  field: Field;
}

const choose = lazyPage<ChooseLanguageProps>(
  () => import(/* webpackChunkName: "palette" */ './choose-language-dialog.tsx'),
);

type Opened = { dialog: 'choose' } | { dialog: 'offer' | 'remove'; index: number; code: string };

/** The further languages of the site in their order. Offering one to visitors and taking one away are asked about. */
export function LanguagesField({ name, field }: LanguagesFieldProps) {
  const { control, getValues, setValue, formState } = useFormContext<Record<string, FurtherLanguage[]>>();
  const { fields: rows, append, remove, move, insert } = useFieldArray({ control, name });
  const languages = useWatch({ control, name });
  const first: unknown = useWatch({ name: 'language' });
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const codes = languages.map(({ code }) => code);
  const saved: unknown = formState.defaultValues?.[name];
  const isSaved = (code: string) =>
    Array.isArray(saved) && saved.some((one: unknown) => isObject(one) && one.code === code);

  function setOffered(index: number, offered: boolean): void {
    setValue(`${name}.${index}.offered`, offered, { shouldDirty: true });
  }

  function removeAt(index: number, code: string): void {
    const language = languages[index];
    remove(index);
    close();
    if (!language) return;
    toast.success(`${languageName(code)} removed`, {
      action: { label: 'Undo', onPress: () => putBack(index, language) },
    });
  }

  function putBack(index: number, language: FurtherLanguage): void {
    const isThere = getValues(name).some(({ code }) => code === language.code);
    if (!isThere) insert(index, language, { shouldFocus: false });
  }

  return (
    <>
      <FieldList label={field.label} hint={field.hint}>
        {rows.length > 0 && (
          <SortableList
            label={field.label}
            noun="language"
            ids={ids}
            nameOf={(id) => languageName(rows[ids.indexOf(id)]?.code ?? '')}
            onMove={move}
          >
            {rows.map(({ id, code }, index) => (
              <LanguageRow
                key={id}
                id={id}
                path={`${name}.${index}`}
                code={code}
                isOffered={languages[index]?.offered === true}
                isSaved={isSaved(code)}
                onOffer={(offered) =>
                  offered ? setOpened({ dialog: 'offer', index, code }) : setOffered(index, false)
                }
                onRemove={() => setOpened({ dialog: 'remove', index, code })}
              />
            ))}
          </SortableList>
        )}
      </FieldList>
      <div>
        <Button
          variant="secondary"
          disabled={field.type === 'list' && rows.length >= field.max}
          onClick={() => setOpened({ dialog: 'choose' })}
          onPointerEnter={choose.preload}
          onFocus={choose.preload}
        >
          <Icon name={icons.plus} />
          Add a language
        </Button>
      </div>
      {opened?.dialog === 'choose' && (
        <choose.Page
          taken={typeof first === 'string' ? [first, ...codes] : codes}
          onChoose={(code) => {
            append({ code, offered: false }, { shouldFocus: false });
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.dialog === 'offer' && (
        <OfferDialog
          code={opened.code}
          isSaved={isSaved(opened.code)}
          onConfirm={() => {
            setOffered(opened.index, true);
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.dialog === 'remove' && (
        <AlertDialog
          open
          title={`Remove ${languageName(opened.code)}?`}
          confirmLabel={`Remove ${languageName(opened.code)}`}
          onCancel={close}
          onConfirm={() => removeAt(opened.index, opened.code)}
        >
          Once you save, visitors no longer find the site in {languageName(opened.code)}. No translation is
          deleted: add the language again, and everything is as it was.
        </AlertDialog>
      )}
    </>
  );
}
