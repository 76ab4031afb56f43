import { useQuery } from '@tanstack/react-query';
import { texts } from 'content-api/contract';
import { useMemo, useState } from 'react';
import { Field, Select, Stack } from 'shared-ui';
import { LoadFailure } from '../../components/load-failure.tsx';
import { SearchBox } from '../../components/list/search-box.tsx';
import { NothingFound } from '../../components/nothing-found.tsx';
import { useApi } from '../../lib/api-context.ts';
import { languageName } from '../../lib/language-name.ts';
import { useStaleFailure } from '../../lib/tell-failure.ts';
import { useSiteLanguages } from '../../lib/use-site-languages.ts';
import { SinglePage } from '../../records/single/single-page.tsx';
import { CatalogueContext, catalogueQuery, findTexts } from './catalogue.ts';
import { TextsField } from './texts-field.tsx';

const controls = Object.fromEntries(Object.keys(texts.fields).map((part) => [part, TextsField]));

const loadFailed = 'Error loading texts';

/** The fixed texts of the public site, page by page, each with what the studio says instead. */
export default function TextsPage() {
  const languages = useSiteLanguages();
  const [language, setLanguage] = useState<string>();
  const { data: catalogue, error, isFetching, refetch } = useQuery(catalogueQuery(useApi(), language));
  const [words, setWords] = useState('');
  useStaleFailure(error, catalogue !== undefined, loadFailed);
  const shown = useMemo(
    () => catalogue && { catalogue, found: findTexts(catalogue, words) },
    [catalogue, words],
  );
  return (
    <CatalogueContext value={shown}>
      <SinglePage
        kind={texts}
        controls={controls}
        above={above()}
        whileUnsaved="No text has been changed yet. Visitors read the standard texts."
      />
    </CatalogueContext>
  );

  function above() {
    if (error && !catalogue && !isFetching)
      return <LoadFailure failure={error} otherwise={loadFailed} onRetry={() => void refetch()} />;
    return (
      <Stack style={{ marginBottom: '1rem' }}>
        {languages.length > 1 && (
          <Field label="Language of the texts">
            <Select value={language ?? languages[0]} onChange={({ target }) => setLanguage(target.value)}>
              {languages.map((code) => (
                <option key={code} value={code}>
                  {languageName(code)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <SearchBox
          label="Search texts"
          placeholder="Words as they stand on a page..."
          value={words}
          onChange={setWords}
        />
        {shown?.found?.size === 0 && <NothingFound title="No texts found" onClear={() => setWords('')} />}
      </Stack>
    );
  }
}
