import { useQuery } from '@tanstack/react-query';
import type { Kind } from 'content-api/contract';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useApi } from '../../lib/api-context.ts';
import { textAt } from '../../lib/value-at.ts';
import { SharedFormatContext } from '../../writing/shared-format.ts';
import { formatField } from '../../writing/record-format.ts';
import { FieldFramesContext } from '../field-frames.ts';
import { formValuesOf } from '../form-values.ts';
import { translationQuery, viewQuery } from '../queries.ts';
import { savedView } from '../record-calls.ts';
import type { EditedRecord } from '../use-record-save.ts';
import { SourceContext, staleWithin } from './source-context.ts';
import type { Source } from './source-context.ts';
import { TranslationTools } from './translation-tools.tsx';
import { WordFrame } from './word-frame.tsx';
import { wordsKind } from './words-kind.ts';

/** A translation, as the form of its kind takes it. */
export interface OpenTranslation {
  /** The kind with its words alone. */
  kind: Kind;
  record: EditedRecord<Kind>;
  /** Changes when the form has to begin again. */
  visit: string;
  /** Buttons for the translation as a whole. */
  tools: ReactNode;
}

export interface TranslationProps {
  kind: Kind;
  /** Id of the record. */
  id: string;
  language: string;
  children: (translation: OpenTranslation) => ReactNode;
  /** Frames what is shown until the form is there. */
  waiting: (instead: ReactNode) => ReactNode;
}

/** Fetches a translation with what it is made from, and puts the original beside the fields of its form. */
export default function Translation({ kind, id, language, children, waiting }: TranslationProps) {
  const api = useApi();
  const translated = wordsKind(kind, language);
  const original = useQuery(viewQuery(api, kind, id));
  const { data: view, error, isFetching, refetch } = useQuery(translationQuery(api, translated, id));
  const [visit, setVisit] = useState(0);
  const source = useMemo<Source>(() => {
    const { states = {}, source: words = {}, stale = [] } = view ?? {};
    const [first = ''] = Object.keys(states);
    return { kind: translated, id, first, values: formValuesOf(translated.fields, words), stale };
  }, [view, translated, id]);
  const frames = useMemo(
    () => ({
      Frame: WordFrame,
      isStale: (name: string) => staleWithin(source.stale, name).length > 0,
    }),
    [source],
  );
  if (!view || original.isPending) {
    return waiting(
      error && !isFetching ? (
        <LoadFailure
          failure={error}
          otherwise="Error fetching the translation"
          onRetry={() => void refetch()}
        />
      ) : undefined,
    );
  }
  const saved = savedView(view) ?? undefined;
  const shared = original.data?.live?.data ?? original.data?.draft?.data ?? {};
  return (
    <SharedFormatContext value={textAt(shared, formatField)}>
      <SourceContext value={source}>
        <FieldFramesContext value={frames}>
          {children({
            kind: translated,
            record: { view: saved, isUnsaved: true, words: view.words, source: view.source },
            visit: `${language} ${visit}`,
            tools: saved && (
              <TranslationTools
                kind={translated}
                id={id}
                view={saved}
                onReplaced={() => setVisit((count) => count + 1)}
              />
            ),
          })}
        </FieldFramesContext>
      </SourceContext>
    </SharedFormatContext>
  );
}
