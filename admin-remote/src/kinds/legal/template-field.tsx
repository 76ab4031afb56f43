import { useQuery } from '@tanstack/react-query';
import { openMarksIn, studio } from 'content-api/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button, Stack, StatusBanner, toast } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { useFormLanguage } from '../../lib/use-form-language.ts';
import { recordQuery } from '../../records/queries.ts';
import { RecordField } from '../../records/record-field.tsx';
import type { RecordFieldProps } from '../../records/record-field.tsx';
import { languageOfTemplate, loadTemplates } from './templates/index.ts';

/** A legal text, with the template for it, and what is left to be filled in. */
export function TemplateField(props: RecordFieldProps) {
  const name = props.name === 'terms' ? 'terms' : 'privacy';
  const [further] = useFormLanguage();
  const { data } = useQuery(recordQuery(useApi(), studio, studio.name));
  const wanted = further ?? data?.language ?? 'en';
  const language = languageOfTemplate(wanted);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: props.name });
  const text = typeof value === 'string' ? value : '';
  const open = openMarksIn(text);

  async function take(): Promise<void> {
    try {
      setValue(props.name, (await loadTemplates(language))[name], {
        shouldDirty: true,
        shouldValidate: true,
      });
    } catch {
      toast.error('The template could not be loaded. Please try again.');
    }
  }

  return (
    <Stack gap={1}>
      <RecordField {...props} />
      {open.length > 0 && (
        <StatusBanner tone="info">
          Still to be filled in, where it says [[…]]: {open.join('; ')}.
        </StatusBanner>
      )}
      {text === '' && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => void take()}>
            Begin with a template
          </Button>
          <p>
            <small>
              {language === wanted.split('-')[0]
                ? 'It says what this website does. Have it checked: it is no advice.'
                : 'In English, because there is none in this language yet. Have it checked: it is no advice.'}
            </small>
          </p>
        </div>
      )}
    </Stack>
  );
}
