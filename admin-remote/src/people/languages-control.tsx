import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useController, useWatch } from 'react-hook-form';
import { Checkbox, Text, theme } from 'shared-ui';
import { languageName } from '../lib/language-name.ts';
import { useSiteLanguages } from '../lib/use-site-languages.ts';

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
    <Root>
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
    </Root>
  );
}

const { fontSizes, space } = theme;

const Root = styled.fieldset(css`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space[1]};
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  > p {
    padding-left: 1.75rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: ${space[1]} ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`);
