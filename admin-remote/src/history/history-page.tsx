import { useMutation, useQuery } from '@tanstack/react-query';
import { bringBackCalls, calls, formatMoment } from 'content-api/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  AlertDialog,
  Button,
  Checkbox,
  EmptyState,
  Heading,
  Skeleton,
  Stack,
  StatusBanner,
  Text,
} from 'shared-ui';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { icons } from '../components/icons.ts';
import { useApi } from '../lib/api-context.ts';
import { hours } from '../lib/durations.ts';
import { useCreateOnce } from '../lib/use-create-once.ts';
import { tellFailure } from '../lib/tell-failure.ts';
import { useMay } from '../lib/use-me.ts';
import { wallTimeOf } from '../lib/zoned-time.ts';
import { MomentField, momentOf, noMoment } from '../records/moment-field.tsx';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { LinkLine } from '../components/link-line.tsx';
import { DifferenceList, keyOf } from './difference-list.tsx';
import { countText, useBringBack } from './use-bring-back.ts';

const shortcuts = [
  { label: 'An hour ago', agoMs: hours(1) },
  { label: 'Yesterday', agoMs: hours(24) },
  { label: 'A week ago', agoMs: hours(7 * 24) },
];

/** 'History': the whole site at another moment, to be looked at and brought back. */
export default function HistoryPage() {
  const api = useApi();
  const timeZone = useTimeZone();
  const [moment, setMoment] = useState(noMoment);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const atMs = momentOf(moment, timeZone);
  const at = atMs === undefined ? undefined : new Date(atMs).toISOString();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['differences', at],
    queryFn: ({ signal }) => api.call(bringBackCalls.listDifferences, { params: { at: at ?? '' }, signal }),
    enabled: at !== undefined,
    // A change that was saved a second ago belongs in the list.
    staleTime: 0,
  });
  const createOnce = useCreateOnce();
  const preview = useMutation({
    mutationFn: (wanted: string) =>
      createOnce(wanted, ({ key }) => api.call(calls.createPreview, { body: { at: wanted }, key })),
    onSuccess: ({ url }) => window.open(url, '_blank', 'noopener,noreferrer'),
    onError: (failure) => tellFailure(failure, 'Error creating the preview'),
  });
  const bringBack = useBringBack({ onSettled: () => setAsking(false) });
  const isAhead = atMs !== undefined && dataUpdatedAt > 0 && atMs > dataUpdatedAt;
  const mayPublish = useMay()('publish');
  const canComeBack = mayPublish && !isAhead;
  const keys = data?.items.map(keyOf) ?? [];
  const chosen = keys.filter((key) => !left.has(key));

  function choose(moment: typeof noMoment): void {
    setMoment(moment);
    setLeft(new Set());
    preview.reset();
  }

  return (
    <>
      <PageHeader
        title="History"
        description="The whole site as it was at a moment, or as it is scheduled to be."
      />
      <Stack gap={3} style={{ maxWidth: '44rem' }}>
        <Stack gap={1}>
          <MomentField label="Moment" timeZone={timeZone} value={moment} onChange={choose} />
          <Stack direction="row" gap={1} wrap>
            {shortcuts.map(({ label, agoMs }) => (
              <Button
                key={label}
                size="sm"
                variant="secondary"
                onClick={() => choose({ wall: wallTimeOf(Date.now() - agoMs, timeZone), isLater: false })}
              >
                {label}
              </Button>
            ))}
          </Stack>
        </Stack>
        {at === undefined ? (
          <EmptyState
            level={2}
            icon={icons.clock}
            title="No moment chosen"
            message="Choose a moment to look at the site, and to see what was different."
          />
        ) : (
          <>
            <Stack gap={1}>
              <div>
                <Button variant="secondary" loading={preview.isPending} onClick={() => preview.mutate(at)}>
                  Open the site at this moment
                </Button>
              </div>
              {preview.data && <LinkLine label="Preview link" {...preview.data} />}
            </Stack>
            {differences(at)}
          </>
        )}
      </Stack>
      <AlertDialog
        open={isAsking}
        title="Bring this moment back"
        confirmLabel="Bring back"
        confirmVariant="primary"
        busy={bringBack.isPending}
        busyText="Bringing back..."
        onCancel={() => setAsking(false)}
        onConfirm={() => at !== undefined && bringBack.mutate({ at, records: chosen })}
      >
        The public site will show {countText(chosen.length)} as on{' '}
        {at !== undefined && formatMoment(at, timeZone)}. Nothing is lost: what is public now stays in the
        history, and you can undo this.
      </AlertDialog>
    </>
  );

  function differences(moment: string): ReactNode {
    if (!data && error && !isFetching) {
      return (
        <LoadFailure failure={error} otherwise="Error comparing the moments" onRetry={() => void refetch()} />
      );
    }
    if (!data) return <Skeleton height="12rem" label="Loading the differences" />;
    return (
      <Stack as="section" aria-label="What is different" aria-busy={isFetching} gap={1}>
        <Heading level={2} size="h4">
          What is different
        </Heading>
        <Text role="status" size="sm" tone="quiet">
          {data.items.length === 0
            ? `The site shows the same now as on ${formatMoment(moment, timeZone)}.`
            : `${countText(data.items.length)} different from now.`}
        </Text>
        {isAhead && data.items.length > 0 && (
          <StatusBanner tone="info">
            This moment lies ahead. It shows what is scheduled, and comes by itself.
          </StatusBanner>
        )}
        {canComeBack && keys.length > 1 && (
          <Checkbox
            label="Choose all"
            checked={chosen.length === keys.length}
            onChange={(event) => setLeft(new Set(event.target.checked ? [] : keys))}
          />
        )}
        {keys.length > 0 && (
          <DifferenceList
            items={data.items}
            isAhead={isAhead}
            isChoosable={canComeBack}
            chosen={new Set(chosen)}
            onChoose={(some, isChosen) =>
              setLeft(new Set(isChosen ? [...left].filter((key) => !some.includes(key)) : [...left, ...some]))
            }
          />
        )}
        {canComeBack && keys.length > 0 && (
          <div style={{ marginTop: '0.5rem' }}>
            <Button disabled={chosen.length === 0} onClick={() => setAsking(true)}>
              Bring this moment back
            </Button>
          </div>
        )}
      </Stack>
    );
  }
}
