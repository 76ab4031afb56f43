import { ButtonLink } from 'shared-ui';
import { usePage } from '../lib/page-context.ts';

/** In place of a page that is not translated: the ways to it in the languages that have it. */
export function OtherLanguages() {
  const { site, versions } = usePage();
  if (versions.length === 0) return null;
  return (
    <>
      <p style={{ width: '100%', margin: 0 }}>{site.texts.text('trouble.elsewhere')}</p>
      {versions.map(({ language: { code, name }, path }) => (
        <ButtonLink key={code} href={path} hrefLang={code} lang={code} size="lg">
          {name}
        </ButtonLink>
      ))}
    </>
  );
}
