import { useQueryClient } from '@tanstack/react-query';
import { redirect, redirectsCalls } from 'content-api/contract';
import { useState } from 'react';
import { Button, Icon, toast } from 'shared-ui';
import { FaultsDialog } from '../../components/faults-dialog.tsx';
import { icons } from '../../components/icons.ts';
import { useApi } from '../../lib/api-context.ts';
import { failureText, isApiFailure } from '../../lib/api-failure.ts';
import { saveText } from '../../lib/save-text.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { UploadButton } from '../../media/upload-button.tsx';
import { wholeQuery } from '../../records/queries.ts';
import { hitsQuery } from './hits-query.ts';

/** Takes redirects from a CSV file, and gives them as one. */
export function CsvButtons() {
  const api = useApi();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<string[]>([]);

  async function exportAll(): Promise<void> {
    try {
      const { toCsv } = await loadCsv();
      const cards = await queries.fetchQuery(wholeQuery(api, redirect));
      const hits = await queries.fetchQuery(hitsQuery(api));
      const rows = cards.map(({ _id, from, to }) => ({ from, to, hits: hits.get(_id)?.count ?? 0 }));
      saveText('redirects.csv', 'text/csv;charset=utf-8', toCsv(rows));
    } catch (error) {
      tellFailure(error, 'The redirects could not be exported');
    }
  }

  async function importFrom(chosen: File): Promise<void> {
    setBusy(true);
    try {
      const { readCsv } = await loadCsv();
      const redirects = await readCsv(chosen);
      if (redirects === null) return setFaults(['The first line must name the columns from and to.']);
      const done = await api.call(redirectsCalls.importRedirects, { body: { redirects } });
      toast.success(`${done.added} added, ${done.changed} changed, ${done.unchanged} as they were`);
      await queries.invalidateQueries({ queryKey: [redirect.plural] });
    } catch (error) {
      setFaults(faultsOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void exportAll()}>
        <Icon name={icons.download} />
        Export CSV
      </Button>
      <UploadButton
        variant="secondary"
        loading={isBusy}
        accept=".csv,text/csv"
        fileLabel="CSV file with redirects"
        single
        onFiles={([chosen]) => chosen && void importFrom(chosen)}
      >
        Import CSV
      </UploadButton>
      <FaultsDialog title="Nothing was imported" lines={faults} onClose={() => setFaults([])} />
    </>
  );
}

function loadCsv() {
  return import(/* webpackChunkName: "redirects" */ './redirects-csv.ts');
}

/** One line for each faulty row, with its number in the file. */
function faultsOf(error: unknown): string[] {
  const fields = isApiFailure(error) ? Object.entries(error.fields ?? {}) : [];
  if (fields.length === 0) return [failureText(error, 'The file could not be imported')];
  return fields.map(([path, message]) => {
    const row = /^redirects\.(\d+)/.exec(path)?.[1];
    return row === undefined ? message : `Row ${Number(row) + 1}: ${message}`;
  });
}
