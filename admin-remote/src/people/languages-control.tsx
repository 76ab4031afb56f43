import { useController, useWatch } from 'react-hook-form';
import { Checkbox, Text } from 'shared-ui';
import { languageName } from '../lib/language-name.ts';
import { useSiteLanguages } from '../lib/use-site-languages.ts';
import { CheckList } from './check-list.ts';

/** The field `languages` of a form: those that an account may edit content in, null for all. Absent in a site with one. */
export function LanguagesControl() {
  const languages = useSiteLanguages();
  const may: unknown = useWatch({ name: 'may' });
  const { field } = useController<{ languages: string[] | null }, 'languages'>({ name: 'languages' });
  const { value, onChange } = field;
  if (languages.length < 2 || !Array.isArray(may) || !may.includes('content')) return null;
  // One that the site no longer has may come back.
  const codes = [...new Set([...languages, ...(value ?? [])])];
  return (
    <CheckList>
      <legend>Languages of the content</legend>
      <Checkbox
        label="All of them"
        checked={value === null}
        aria-describedby="all-languages"
        onChange={({ target }) => onChange(target.checked ? null : codes)}
      />
      <Text size="xs" tone="quiet" id="all-languages">
        Also those that the site gets later
      </Text>
      {value && (
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <Checkbox
                label={languageName(code)}
                checked={value.includes(code)}
                // Without any it could edit nothing: that is a matter of its rights.
                disabled={value.length === 1 && value.includes(code)}
                onChange={({ target }) =>
                  onChange(codes.filter((one) => (one === code ? target.checked : value.includes(one))))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </CheckList>
  );
}
