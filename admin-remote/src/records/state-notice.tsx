import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls, formatMoment } from 'content-api/contract';
import type { Kind, RecordView } from 'content-api/contract';
import { useState } from 'react';
import { Button, Stack, StatusBanner, toast } from 'shared-ui';
import { CompareList } from '../components/editor/compare-list.tsx';
import type { SaveHow } from '../components/editor/editor-types.ts';
import { useApi } from '../lib/api-context.ts';
import { changedFields } from '../lib/merge-values.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useMay } from '../lib/use-me.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { formValuesOf, labelsOf } from './form-values.ts';
import { pathOfView } from './record-calls.ts';

interface StateNoticeProps {
  kind: Kind;
  view: RecordView;
}

/** Unpublished changes of a record, field by field, and its schedule. */
export function StateNotice({ kind, view }: StateNoticeProps) {
  const { record, draft, live } = view;
  const [isComparing, setComparing] = useState(false);
  if (record.state === 'trashed')
    return <StatusBanner tone="warning">In the trash: restore it there before you change it.</StatusBanner>;
  if (!draft) return <Plan kind={kind} view={view} />;
  if (!live) {
    return (
      <>
        {record.state === 'draft' && <StatusBanner>Draft: nothing of it is public.</StatusBanner>}
        <Plan kind={kind} view={view} />
      </>
    );
  }
  const labels = labelsOf(kind.fields);
  const [before, after] = [live, draft].map(({ data }) => formValuesOf(kind.fields, data));
  const names = before && after ? changedFields(before, after) : [];
  return (
    <>
      <StatusBanner tone="warning">
        <Stack gap={1}>
          <p>
            <strong>Changes not published</strong>
            {names.length > 0 && `: ${names.map((name) => labels[name] ?? name).join(', ')}`}
          </p>
          <div>
            <Button
              size="sm"
              variant="secondary"
              aria-expanded={isComparing}
              onClick={() => setComparing(!isComparing)}
            >
              {isComparing ? 'Hide the changes' : 'Show the changes'}
            </Button>
          </div>
        </Stack>
      </StatusBanner>
      {isComparing && (
        <CompareList
          leftTitle="Published"
          rightTitle="Draft"
          rows={names.map((name) => ({
            label: labels[name] ?? name,
            left: before?.[name],
            right: after?.[name],
          }))}
        />
      )}
      <Plan kind={kind} view={view} />
    </>
  );
}

/** The schedule, with a button that cancels it for accounts that may. */
function Plan({ kind, view: { record, publications } }: StateNoticeProps) {
  const api = useApi();
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const mayPublish = useMay()('publish');
  const cancel = useMutation({
    mutationFn(publication: string) {
      const { path, params } = pathOfView(kind, record._id);
      return api.call(calls.cancelPublication, { path: { ...path, publication }, params });
    },
    onSuccess: () => toast.success('Schedule cancelled'),
    onError: (failure) => tellFailure(failure, 'Error cancelling the schedule'),
    onSettled: () => queries.invalidateQueries({ queryKey: [kind.plural] }),
  });
  const { nextAt } = record;
  const ahead = publications.filter(({ from }) => nextAt !== null && from >= nextAt).reverse();
  return ahead.map(({ _id, from, revision }) => (
    <StatusBanner key={_id} tone="info">
      <Stack direction="row" gap={1} wrap align="center" justify="between">
        <span>
          {revision === null ? 'Is taken down' : 'Goes live'} on {formatMoment(from, timeZone)}
        </span>
        {mayPublish && (
          <Button size="sm" variant="secondary" loading={cancel.isPending} onClick={() => cancel.mutate(_id)}>
            Cancel schedule
          </Button>
        )}
      </Stack>
    </StatusBanner>
  ));
}

/**
 * Message after a form was saved.
 *
 * @param isCurrent whether nothing was typed since it was sent
 */
export function savedText(
  { words }: Kind,
  { how, published, isCurrent }: { how: SaveHow; published: string; isCurrent: boolean },
): string {
  const unpublished = how === 'draft' ? 'Draft saved' : `${words.one} scheduled`;
  const text = how === 'publish' ? published : unpublished;
  return isCurrent ? text : `${text}. What you typed meanwhile is not saved yet.`;
}
