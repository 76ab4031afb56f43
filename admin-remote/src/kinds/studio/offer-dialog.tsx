import { useQuery } from '@tanstack/react-query';
import { kinds } from 'content-api/contract';
import type { Translations } from 'content-api/contract';
import { AlertDialog, Skeleton, Stack } from 'shared-ui';
import { useApi } from '../../lib/api-context.ts';
import { failureText } from '../../lib/api-failure.ts';
import { languageName } from '../../lib/language-name.ts';
import { translationsQuery } from '../../translations/translations-query.ts';

interface OfferProps {
  code: string;
  /** The site has the language already, so that there may be translations. */
  isSaved: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what is missing in a language before visitors are offered it. */
export function OfferDialog({ code, isSaved, onConfirm, onClose }: OfferProps) {
  const name = languageName(code);
  return (
    <AlertDialog
      open
      title={`Offer ${name} to visitors?`}
      confirmLabel={`Offer ${name}`}
      confirmVariant="primary"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack gap={1}>
        {isSaved ? (
          <Lacking code={code} />
        ) : (
          <p>
            Nothing is translated into {name} yet. Save the language without offering it, translate, and offer
            it then.
          </p>
        )}
        <p>Visitors find {name} once you save.</p>
      </Stack>
    </AlertDialog>
  );
}

function Lacking({ code }: { code: string }) {
  const api = useApi();
  const missing = useQuery(translationsQuery(api, { language: code, state: 'missing' }));
  const stale = useQuery(translationsQuery(api, { language: code, state: 'stale' }));
  const error = missing.error ?? stale.error;
  if (error) return <p>{failureText(error, 'What is missing could not be found out')}</p>;
  if (!missing.data || !stale.data) return <Skeleton height="3rem" label="Looking for what is missing" />;
  if (missing.data.total + stale.data.total === 0)
    return <p>Everything is translated into {languageName(code)} and up to date.</p>;
  return (
    <>
      {missing.data.total > 0 && <p>Not translated: {countsOf(missing.data)}.</p>}
      {stale.data.total > 0 && <p>Changed since it was translated: {countsOf(stale.data)}.</p>}
    </>
  );
}

/** Counts the entries by kind, such as '3 projects, 1 page, about page'. */
function countsOf({ items }: Translations): string {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const parts = kinds.flatMap(({ name, single, words }) => {
    const count = byKind.get(name)?.length ?? 0;
    if (count === 0) return [];
    const word = (count === 1 ? words.one : words.many).toLowerCase();
    return [single === true ? word : `${count} ${word}`];
  });
  return parts.join(', ');
}
