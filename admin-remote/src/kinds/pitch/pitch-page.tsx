import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { pitch } from 'content-api/contract';
import type { CardOf } from 'content-api/contract';
import { useSearchParams } from 'react-router-dom';
import { theme } from 'shared-ui';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Panel } from '../../components/panel.tsx';
import { useApi } from '../../lib/api-context.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { PitchList } from '../../pitches/pitch-list.tsx';
import { pitchesQuery, pitchWords } from '../../pitches/pitches-query.ts';
import { RecordsPage } from '../../records/records-page.tsx';

/** In the address: the pitch whose links are shown. */
const linksKey = 'links';

const form = lazyPage(() => import(/* webpackChunkName: "project-form" */ './pitch-form.tsx'));
const links = lazyPage(() => import(/* webpackChunkName: "access" */ '../../pitches/links-dialog.tsx'));

/** 'Pitches', with what has become of those that were sent. */
export default function PitchPage() {
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(pitchesQuery(useApi()));
  const sent = data?.pitches.filter(({ state }) => state !== 'draft') ?? [];
  const states = new Map(data?.pitches.map(({ _id, state }) => [_id, state]));
  const shown = params.get(linksKey);

  function show(id: string | undefined) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === undefined) next.delete(linksKey);
        else next.set(linksKey, id);
        return next;
      },
      { replace: id === undefined },
    );
  }

  return (
    <>
      <RecordsPage
        kind={pitch}
        form={form}
        metaOf={metaOf}
        above={
          <>
            {error && !isFetching && (
              <LoadFailure
                failure={error}
                otherwise="Error fetching what was sent"
                onRetry={() => void refetch()}
              />
            )}
            {sent.length > 0 && (
              <Spaced>
                <Panel title="Sent pitches" isWide>
                  <PitchList pitches={sent} label="Sent pitches" onLinks={show} />
                </Panel>
              </Spaced>
            )}
          </>
        }
      />
      {shown !== null && <links.Page id={shown} onClose={() => show(undefined)} />}
    </>
  );

  function metaOf({ _id, client }: CardOf<typeof pitch>): string {
    const state = states.get(_id);
    return [client, state && pitchWords[state].label].filter(Boolean).join(' · ');
  }
}

const Spaced = styled.div(css`
  margin-bottom: ${theme.space[3]};
`);
