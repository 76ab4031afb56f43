import { nameOfLanguage, offeredLanguages, readLanguage } from 'content-api/contract';
import { useFormContext } from 'react-hook-form';
import { ChoiceField } from '../components/editor/choice-field.tsx';

interface LanguageFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/** A language, by its name in itself. One that was set by a call is offered too. */
export function LanguageField(props: LanguageFieldProps) {
  const stored: unknown = useFormContext().formState.defaultValues?.[props.name];
  const codes = new Set(offeredLanguages);
  if (typeof stored === 'string' && stored) codes.add(stored);
  const options = [...codes]
    .map((value) => ({ value, label: readLanguage(value) ? nameOfLanguage(value) : value }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
  return <ChoiceField {...props} options={options} />;
}
