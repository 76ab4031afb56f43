import { useMutation, useQueryClient } from '@tanstack/react-query';
import { translationsCalls } from 'content-api/contract';
import { useState } from 'react';
import { Button, Icon, toast } from 'shared-ui';
import { FaultsDialog } from '../components/faults-dialog.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { failureText, isApiFailure } from '../lib/api-failure.ts';
import { languageName } from '../lib/language-name.ts';
import { saveText } from '../lib/save-text.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { UploadButton } from '../media/upload-button.tsx';

/** The two sorts of files: for the programs of translators, and for spreadsheets. */
const formats = {
  xlf: {
    label: 'XLIFF',
    type: 'application/xliff+xml',
    path: '/translations.xlf',
    take: translationsCalls.importXliff,
  },
  csv: {
    label: 'CSV',
    type: 'text/csv',
    path: '/translations.csv',
    take: translationsCalls.importCsv,
  },
};

type Format = keyof typeof formats;

/** Gives the texts of a language to translators as a file, and takes it back. What comes back becomes drafts. */
export function FileButtons({ language }: { language: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const [message, setMessage] = useState<{ title: string; lines: string[]; isFault: boolean }>();
  const send = useMutation({
    async mutationFn(format: Format) {
      const { path, type } = formats[format];
      const text = await api.get(path, { params: { language } });
      saveText(`translations-${language}.${format}`, `${type};charset=utf-8`, text);
    },
    onError: (failure) => tellFailure(failure, 'The translations could not be exported'),
  });
  const take = useMutation({
    async mutationFn(chosen: File) {
      const format = chosen.name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlf';
      const { take: call, type } = formats[format];
      // Browsers know no type for XLIFF.
      const typed = new File([chosen], chosen.name, { type });
      const { signal } = new AbortController();
      return api.upload(call, typed, { params: { language }, signal, onProgress: () => undefined });
    },
    onSuccess({ records, units, outdated }) {
      toast.success(
        `${units} ${units === 1 ? 'text' : 'texts'} taken over into ${records} ${records === 1 ? 'draft' : 'drafts'}`,
      );
      if (outdated.length > 0) {
        const title = 'Left out: the originals have changed since the export';
        setMessage({ title, lines: outdated, isFault: false });
      }
    },
    onError: (failure) =>
      setMessage({ title: 'Nothing was imported', lines: faultsOf(failure), isFault: true }),
    onSettled: () => queries.invalidateQueries(),
  });

  return (
    <>
      {(['xlf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          loading={send.isPending && send.variables === format}
          onClick={() => send.mutate(format)}
        >
          <Icon name={icons.download} />
          Export {formats[format].label}
        </Button>
      ))}
      <UploadButton
        variant="secondary"
        loading={take.isPending}
        accept=".xlf,.xliff,.csv,application/xliff+xml,text/csv"
        fileLabel={`XLIFF or CSV file with texts in ${languageName(language)}`}
        single
        onFiles={([chosen]) => chosen && take.mutate(chosen)}
      >
        Import
      </UploadButton>
      <FaultsDialog
        title={message?.title ?? ''}
        lines={message?.lines ?? []}
        tone={message?.isFault ? 'error' : 'warning'}
        onClose={() => setMessage(undefined)}
      />
    </>
  );
}

/** One line for each faulty text, with its place in the file. */
function faultsOf(failure: unknown): string[] {
  const fields = isApiFailure(failure) ? Object.entries(failure.fields ?? {}) : [];
  if (fields.length === 0) return [failureText(failure, 'The file could not be imported')];
  return fields.map(([place, fault]) => `${place}: ${fault}`);
}
